import { evaluate, type TemplateCall, Unreadable } from './template-expression.ts';
import { isTrue, type TemplateValue } from './template-functions.ts';

/**
 * Fills in a template that the project wrote for a shortcode (https://gohugo.io/templates/shortcode/). Gives nothing for one that does more
 * than show arguments, parameters and text.
 */
export function fillTemplate(template: string, call: TemplateCall): string | undefined {
  try {
    const inner = BLOCK_TAG.test(template) && call.inner !== '' ? `\n\n${call.inner}\n\n` : call.inner;
    return createFiller(readTokens(template), { ...call, inner })().replaceAll(/\n{3,}/g, '\n\n');
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** Between the tags of a block, Markdown needs empty lines around it. */
const BLOCK_TAG = /<(?:article|aside|blockquote|details|div|dl|figure|li|ol|p|section|table|td|ul)\b/;

interface Token {
  readonly kind: 'text' | 'action';
  readonly text: string;
}

/** Texts without indentation and empty lines, which would be code and paragraphs in Markdown; actions without comments. */
function readTokens(template: string): readonly Token[] {
  const plain = template.replaceAll(
    /(\s*)\{\{(-?)\s*\/\*[\s\S]*?\*\/\s*(-?)\}\}(\s*)/g,
    (_, before: string, left: string, right: string, after: string) =>
      (left === '' ? before : '') + (right === '' ? after : ''),
  );
  const trimmed = plain.replaceAll(/\s*\{\{-\s/g, '{{ ').replaceAll(/\s-\}\}\s*/g, ' }}');
  return trimmed
    .split(/(\{\{[\s\S]*?\}\})/)
    .map(part =>
      part.startsWith('{{')
        ? { kind: 'action', text: part.slice(2, -2).trim() }
        : { kind: 'text', text: part.replaceAll(/\n\s+/g, '\n') },
    );
}

function createFiller(tokens: readonly Token[], call: TemplateCall): () => string {
  const variables = new Map<string, TemplateValue>();
  let next = 0;
  return () => block(true, undefined).text.trim();

  /** The text as far as the action that ends the block. */
  function block(isShown: boolean, dot: TemplateValue): { readonly text: string; readonly end: string } {
    let text = '';
    for (let token = tokens[next++]; token !== undefined; token = tokens[next++]) {
      const { kind, text: written } = token;
      if (kind === 'text') text += isShown ? written : '';
      else if (/^(?:end$|else\b)/.test(written)) return { text, end: written };
      else if (/^(?:if|with)\s/.test(written)) text += branches(written, { isShown, dot });
      else if (/^(?:range|block|define|template)\s/.test(written)) throw new Unreadable();
      else if (isShown) text += perform(written, dot);
    }
    return { text, end: '' };
  }

  /** The first branch whose condition is true. */
  function branches(first: string, { isShown, dot }: { isShown: boolean; dot: TemplateValue }): string {
    let text = '';
    let isOpen = isShown;
    for (let action = first; action !== 'end'; ) {
      const [, word, condition = ''] = /^(?:else\s+)?(if|with)\s+([\s\S]+)$/.exec(action) ?? [];
      const value = isOpen && word !== undefined ? valueIn(condition, dot) : undefined;
      const isTaken = isOpen && (word === undefined || isTrue(value));
      const branch = block(isTaken, word === 'with' ? value : dot);
      text += branch.text;
      isOpen &&= !isTaken;
      if (branch.end === '') throw new Unreadable();
      action = branch.end;
    }
    return text;
  }

  function perform(action: string, dot: TemplateValue): string {
    const value = valueIn(action, dot);
    return /^\$\w+\s*:?=/.test(action) ? '' : (value ?? '');
  }

  /** A variable keeps what is assigned to it. */
  function valueIn(text: string, dot: TemplateValue): TemplateValue {
    const [, variable, expression = text] = /^(\$\w+)\s*:?=\s*([\s\S]+)$/.exec(text) ?? [];
    const value = evaluate(expression, { call, variables, dot });
    if (variable !== undefined) variables.set(variable, value);
    return value;
  }
}
