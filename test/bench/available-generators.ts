import { eleventy, type Generator, hugo, ownGenerator } from './generators.ts';
import { themedGenerators } from './themed-generators.ts';

/** This program first, then the peers that are there. Those with a whole theme take minutes, so they are asked for by name. */
export function availableGenerators(asked: readonly string[]): readonly Generator[] {
  const themed = themedGenerators().filter(({ name }) => asked.includes(name.toLowerCase()));
  return [ownGenerator, eleventy, hugo, ...themed].filter(({ name, version }) => {
    const found = version();
    console.log(found === null ? `${name} is not there, so it is left out.` : `${name} ${found}`);
    return found !== null;
  });
}
