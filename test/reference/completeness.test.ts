import { describe, expect, test } from 'vitest';
import { type ApiComment, type ApiSignature, commentOf } from '../../src/features/api-reference/api.ts';
import { fillProductInText } from '../../src/generator/load/source/fill-product.ts';
import { DEMANDED_PAGES } from './demanded-pages.ts';
import { ownReference, PRODUCT } from './own-reference.ts';

describe('the reference of the library', () => {
  test('has no mistake and leaves no symbol and no member without a comment', async () => {
    const { diagnostics, modules } = await ownReference();
    expect(diagnostics).toEqual([]);
    expect(modules.flatMap(({ symbols }) => symbols).length).toBeGreaterThan(100);
  });

  test('describes each parameter, and what comes back', async () => {
    expect((await signatures()).flatMap(gapsOf)).toEqual([]);
  });

  test('has every area and every page of the specification', async () => {
    const { modules } = await ownReference();
    const paths = modules.filter(({ symbols }) => symbols.length > 0).map(({ path }) => path);
    const demanded = Object.entries(DEMANDED_PAGES).flatMap(([area, names]) =>
      names.map(name => fillProductInText(`${area}/${name}`, PRODUCT)),
    );
    expect(demanded.length).toBe(new Set(demanded).size);
    expect(demanded.filter(path => !paths.includes(path))).toEqual([]);
  });

  test('says of everything deprecated what has taken its place', async () => {
    const { modules } = await ownReference();
    const deprecated = modules
      .flatMap(({ symbols }) => symbols.flatMap(symbol => [symbol, ...symbol.members]))
      .flatMap(item => ({ name: item.name, text: commentOf(item)?.deprecated }))
      .filter(({ text }) => text !== undefined);
    expect(deprecated.length).toBeGreaterThan(5);
    expect(deprecated.filter(({ text = '' }) => !/`|symbol:/.test(text))).toEqual([]);
  });
});

interface NamedSignature {
  readonly name: string;
  readonly comment: ApiComment | undefined;
  readonly signature: ApiSignature;
}

/** Signatures of functions and of the members that are a symbol's own. */
async function signatures(): Promise<readonly NamedSignature[]> {
  const { modules } = await ownReference();
  return modules
    .flatMap(({ symbols }) => symbols)
    .flatMap(symbol => [
      { name: symbol.name, item: symbol },
      ...symbol.members
        .filter(({ inheritedFrom, kind }) => inheritedFrom === undefined && kind !== 'index-signature')
        .map(member => ({ name: `${symbol.name}.${member.name}`, item: member })),
    ])
    .flatMap(({ name, item }) =>
      item.signatures.map(signature => ({ name, comment: signature.comment ?? item.comment, signature })),
    );
}

/** What needs no words: a promise without a value, and the text of a helper whose summary says what it writes. */
const WORDLESS = /^(?:void|this|Promise<void>)$/;
const WRITES = /^Writes /;

function gapsOf({ name, comment, signature }: NamedSignature): readonly string[] {
  const parameters = signature.parameters.filter(
    parameter => !parameter.comment?.summary && parameter.properties.length === 0,
  );
  const returns = signature.returns.map(part => (typeof part === 'string' ? part : part.text)).join('');
  const isSaid = comment?.returns !== undefined || WRITES.test(comment?.summary ?? '');
  return [
    ...parameters.map(parameter => `${name}: parameter ${parameter.name}`),
    ...(isSaid || WORDLESS.test(returns) || isConstructor(name)
      ? []
      : [`${name}: what it returns, ${returns}`]),
  ];
}

function isConstructor(name: string): boolean {
  return name.endsWith('.constructor');
}
