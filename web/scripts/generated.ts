import openapi, { astToString } from "openapi-typescript";

const head = "// Made by `npm run types` from schema.json; not to be edited.\n\n";

/** The types of a schema document. */
export async function generated(schema: string): Promise<string> {
  return head + astToString(await openapi(schema, { alphabetize: true, defaultNonNullable: false }));
}
