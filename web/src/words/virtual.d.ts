declare module "virtual:words/index" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
