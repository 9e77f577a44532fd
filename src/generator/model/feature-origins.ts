/** The directives of the Content-Security-Policy in which a feature may name origins. */
export const ORIGIN_DIRECTIVES = [
  'script-src',
  'style-src',
  'font-src',
  'img-src',
  'connect-src',
  'frame-src',
  'media-src',
  'form-action',
] as const;

/** Origins by the directive of the policy that names them. */
export type FeatureOrigins = Readonly<Partial<Record<(typeof ORIGIN_DIRECTIVES)[number], readonly string[]>>>;
