import type { PictureSource } from '../../templates/contract.ts';
import type { Route, SitePlan } from '../model/route.ts';

/** The plan without some sources of pictures, by their ids, in texts and in the contents of pages. */
export function withoutSources(plan: SitePlan, dropped: ReadonlySet<string>): SitePlan {
  if (dropped.size === 0) return plan;
  const routes = plan.routes.map((route): Route => {
    const { bodies, content } = route;
    const kept = { bodies: prune(bodies), content: prune(content) };
    return kept.bodies === bodies && kept.content === content ? route : { ...route, ...kept };
  });
  return { ...plan, routes };

  /** JSON in, JSON of the same shape out; what has not changed is the same object. */
  function prune<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, part]) => [
      name,
      name === 'sources' && isSources(part) ? keep(part) : prune(part),
    ]);
    if (entries.every(([name, part]) => part === value[name as keyof Value])) return value;
    // A copy with the same keys.
    return (Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as Value;
  }

  function keep(sources: readonly PictureSource[]): readonly PictureSource[] {
    const kept = sources.filter(({ id }) => !dropped.has(id));
    return kept.length === sources.length ? sources : kept;
  }
}

function isSources(value: unknown): value is readonly PictureSource[] {
  return Array.isArray(value) && value.every(one => typeof one?.id === 'string' && 'srcset' in one);
}
