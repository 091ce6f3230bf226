declare module "virtual:words/index" {
  type Loader = () => Promise<{ default: string }>;
  const loaders: Record<string, { house: Loader; games: Record<string, Loader> }>;
  export default loaders;
}
