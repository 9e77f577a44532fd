import type { SiteConfig } from '../model/config.ts';
import { type OutputFile, textFile } from '../model/output.ts';

const PATH = '.well-known/security.txt';

/** `/.well-known/security.txt` after RFC 9116, if the configuration gives a contact. */
export function securityText(config: SiteConfig, urlOf: (path: string) => string): OutputFile[] {
  const { security } = config;
  if (security === null) return [];
  const lines = [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}`,
    `Canonical: ${urlOf(`/${PATH}`)}`,
    ...(security.policy === null ? [] : [`Policy: ${security.policy}`]),
    ...(security.languages.length === 0 ? [] : [`Preferred-Languages: ${security.languages.join(', ')}`]),
  ];
  return [textFile(PATH, `${lines.join('\n')}\n`)];
}
