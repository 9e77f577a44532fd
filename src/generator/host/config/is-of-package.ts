/** Whether a path is in a folder of packages. */
export function isOfPackage(path: string): boolean {
  return /[\\/]node_modules[\\/]/.test(`/${path}`);
}
