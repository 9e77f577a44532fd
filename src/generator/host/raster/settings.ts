/** How pictures are encoded. The names of the files depend on it, so other settings make other files. */
export const SETTINGS = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 78, effort: 2 },
} as const;
