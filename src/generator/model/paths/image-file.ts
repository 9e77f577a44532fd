/** Whether a file's name is that of an image which browsers show. */
export function isImageFile(file: string): boolean {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(file);
}
