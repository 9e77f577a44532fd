import type { PictureSource } from '../../templates/contract/content-parts.ts';
import type { Route, SitePlan } from '../model/route.ts';

/** The plan without some sources of pictures, by their ids, in texts and in the contents of pages. */
export function withoutSources(plan: SitePlan, dropped: ReadonlySet<string>): SitePlan {
  if (dropped.size === 0) return plan;
  const routes = plan.routes.map((route): Route => {
    const { bodies, content } = route;
    // Few pages have pictures, and this runs for every page of every build.
    if (!isConcerned(bodies) && !isConcerned(content)) return route;
    return { ...route, bodies: prune(bodies), content: prune(content) };
  });
  return { ...plan, routes };

  function isDropped({ id }: PictureSource): boolean {
    return dropped.has(id);
  }

  function isConcerned(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value)) return isListConcerned(value);
    for (const name in value) if (isConcerned(value[name as keyof typeof value])) return true;
    return false;
  }

  function isListConcerned(values: readonly unknown[]): boolean {
    return isSources(values) ? values.some(isDropped) : values.some(isConcerned);
  }

  /** JSON in, JSON of the same shape out. */
  function prune<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null) return value;
    // A copy with the same keys.
    return (Array.isArray(value) ? pruneList(value) : pruneObject(value)) as Value;
  }

  function pruneList(values: readonly unknown[]): readonly unknown[] {
    return isSources(values) ? values.filter(source => !isDropped(source)) : values.map(prune);
  }

  function pruneObject(value: object): object {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, prune(part)]));
  }
}

function isSources(values: readonly unknown[]): values is readonly PictureSource[] {
  const [first] = values;
  return typeof first === 'object' && first !== null && 'srcset' in first && 'id' in first;
}
