import { featureOfFile, featuresIn } from './feature-of-file.ts';
import { importsOf, type SourceTree } from './import-graph.ts';

/** Every site has it, so the core's tests may write with its directives. */
const EVERYWHERE = 'prose';

/**
 * Every test that imports a feature which it is not about: with its folder such a feature could not be deleted. A feature's own tests
 * may import those that it requires too. What all features have in common is in files of their own, which any test may import.
 */
export function breachesInTests(tree: SourceTree): readonly string[] {
  const features = featuresIn(tree.keys());
  return importsOf(tree).flatMap(({ from, target = '', line }) => {
    if (!from.startsWith('test/')) return [];
    const [own, other] = [from, target].map(file => featureOfFile(file, features));
    if (other === undefined || other === own || other === EVERYWHERE) return [];
    if (own !== undefined && requiredBy(own, tree).includes(other)) return [];
    return [
      `${from}:${line}: ${own === undefined ? 'tests of the core' : own} may not import ${other}: ${target}`,
    ];
  });
}

function requiredBy(feature: string, tree: SourceTree): readonly string[] {
  const index =
    tree.get(`src/features/${feature}/index.ts`) ?? tree.get(`features/${feature}/index.ts`) ?? '';
  const [, names = ''] = /requires: \[([^\]]*)\]/.exec(index) ?? [];
  return [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}
