import type { Feature } from '../../feature.ts';
import type { UnlistedDirectives } from '../directives/directive.ts';

/** Imports the directives of features that a site does not list. */
export async function readUnlistedDirectives(
  offered: readonly Feature[],
  listed: readonly string[],
): Promise<UnlistedDirectives> {
  const unlisted = offered.filter(({ definition }) => !listed.includes(definition.name));
  const found = unlisted.map(async ({ definition: { name, markdown } }) => {
    const { directives = [] } = (await markdown?.()) ?? {};
    return directives.map(directive => [directive.name, { form: directive.form, feature: name }] as const);
  });
  return new Map((await Promise.all(found)).flat());
}
