import type { SearchedSection } from './searched-page.ts';

interface Draft {
  readonly id: string;
  heading: string;
  text: string;
  unseen: string;
  readonly labels: string[];
}

/** More words are a sentence that a writer has emphasised, and not a name. */
const MOST_WORDS_OF_LABEL = 7;

/** Separators in running text: between texts, such as paragraphs and the cells of a table, and between rows. */
const TEXT = ' · ';
const ROW = '; ';

/**
 * Collects the sections of a page while its HTML is read. Each `begin…` is called at an opening tag and returns what happens at the
 * closing one; `write` adds text to whatever is open.
 */
export function createSections() {
  const titles: string[] = [];
  /** Where text goes. */
  let section = emptyDraft('');
  const list = [section];
  /** Takes the text instead, while a heading or a name is open. */
  let heading: ((text: string) => void) | undefined;
  let label: string | undefined;
  /** Comes before the next text of the section. */
  let separator = '';
  let row: { readonly section: Draft; hasHeading: boolean } | undefined;

  function add(id: string): Draft {
    section = emptyDraft(id);
    separator = '';
    list.push(section);
    return section;
  }

  function collect(finish: (text: string) => void): () => void {
    const outer = heading;
    let collected = '';
    heading = text => {
      collected += text;
    };
    return () => {
      heading = outer;
      finish(tidy(collected));
    };
  }

  function writeText(text: string): void {
    if (separator !== '' && text.trim() !== '') {
      section.text = separated(section.text, separator);
      separator = '';
    }
    section.text += text;
  }

  function separateRows(): void {
    separator = ROW;
  }

  function beginLabel(): () => void {
    const outer = label;
    const owner = section;
    label = '';
    return () => {
      const text = tidy(label ?? '').replace(/[:.]$/, '');
      label = outer;
      if (text !== '' && text.split(' ').length <= MOST_WORDS_OF_LABEL) owner.labels.push(text);
    };
  }

  return {
    write(text: string): void {
      if (heading) heading(text);
      else writeText(text);
      if (label !== undefined) label += text;
    },

    /** What follows is another text: a paragraph, an item of a list, a cell. */
    endText(): void {
      if (heading) heading(' ');
      else if (separator === '') separator = TEXT;
      if (label !== undefined) label += ' ';
    },

    beginTitle: () => collect(text => titles.push(text)),

    /** A heading: what follows is its section. */
    beginSection(id: string): () => void {
      return collect(text => {
        add(id).heading = text;
      });
    },

    /** A section without text, whose heading is the text of the element. What follows belongs to the section around it. */
    beginName(id: string): () => void {
      const outer = section;
      const named = add(id);
      return collect(text => {
        named.heading = text;
        // Readers look for a region by its id too.
        if (!text.includes(id)) named.labels.push(id);
        section = outer;
      });
    },

    /** Another name of what a name is open for: found, but not shown. */
    beginAlias(): () => void {
      const owner = section;
      return collect(text => {
        if (text !== '') owner.labels.push(text);
      });
    },

    /** Words that are found, but not shown: the type of a member. */
    beginWords(): () => void {
      const owner = section;
      return collect(text => {
        owner.unseen = `${owner.unseen} ${text}`;
      });
    },

    /** A row of a table, as running text. */
    beginTextRow(): () => void {
      separateRows();
      return separateRows;
    },

    /** A row of a table that is a section: its first cell is the heading, the others are the text. */
    beginRow(id: string): () => void {
      const outer = section;
      row = { section: add(id), hasHeading: false };
      return () => {
        row = undefined;
        section = outer;
      };
    },

    beginCell(): () => void {
      const current = row;
      if (!current || current.hasHeading) return heading ? beginLabel() : () => {};
      current.hasHeading = true;
      return collect(text => {
        current.section.heading = text;
      });
    },

    beginLabel,

    /** A term of a list: a label with which a row begins. */
    beginTerm(): () => void {
      separateRows();
      return beginLabel();
    },

    finish(): { readonly titles: readonly string[]; readonly sections: readonly SearchedSection[] } {
      return { titles, sections: list.map(draft => ({ ...draft, text: tidy(draft.text) })) };
    },
  };
}

function emptyDraft(id: string): Draft {
  return { id, heading: '', text: '', unseen: '', labels: [] };
}

/** A text before a separator; a sentence that ends there needs none. */
function separated(text: string, separator: string): string {
  const before = text.trimEnd();
  return before === '' || /[.,;:!?…][)”"]?$/.test(before) ? `${before} ` : before + separator;
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)]+)(?= |$)/g, '$1')
    .trim();
}
