import type { Emitter } from 'highlight.js';

/** A piece of code, and what highlight.js calls it. */
export interface ScopedText {
  readonly text: string;
  /** Of the innermost scope: `keyword`, `title.class`; '' = none. */
  readonly scope: string;
  /** Whether it belongs to a tag of HTML or XML. */
  readonly isInTag: boolean;
}

/** Collects what highlight.js finds; its own emitter writes HTML, which would have to be read again. */
export class ScopedTexts implements Emitter {
  readonly texts: ScopedText[] = [];
  readonly #scopes: string[] = [];

  addText(text: string): void {
    if (text !== '') this.#add({ text, scope: '', isInTag: false });
  }

  startScope(scope: string): void {
    this.#scopes.push(scope);
  }

  endScope(): void {
    this.#scopes.pop();
  }

  /** What was found in a language within this one. */
  __addSublanguage(found: ScopedTexts): void {
    for (const text of found.texts) this.#add(text);
  }

  // highlight.js calls both pairs of names.
  openNode = this.startScope;
  closeNode = this.endScope;

  finalize(): void {}

  toHTML(): string {
    return '';
  }

  /** Neighbours of one scope are one text. */
  #add({ text, scope, isInTag }: ScopedText): void {
    const scopes = this.#scopes;
    const added = {
      text,
      scope: scope || (scopes.at(-1) ?? ''),
      isInTag: isInTag || scopes.includes('tag'),
    };
    const last = this.texts.at(-1);
    if (last?.scope !== added.scope || last.isInTag !== added.isInTag) this.texts.push(added);
    else this.texts[this.texts.length - 1] = { ...added, text: last.text + text };
  }
}
