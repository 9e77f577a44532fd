import type { Diagnostic } from '@mapwright/site/source';
import type { Gallery } from '../map.ts';

type PreparedData = Pick<Gallery, 'borders' | 'names' | 'facts' | 'codes'>;

/** What is known of countries, which `maps/prepare/` writes; a site may have none. */
export function readPreparedData(textOf: (file: string) => string): {
  readonly data: PreparedData;
  readonly diagnostics: readonly Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const read = <Name extends keyof PreparedData>(
    name: Name,
    none: PreparedData[Name],
  ): PreparedData[Name] => {
    const file = `maps/data/${name}.json`;
    const text = textOf(file);
    if (text === '') return none;
    try {
      return JSON.parse(text) as PreparedData[Name];
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      diagnostics.push(notJson(file));
      return none;
    }
  };
  const data = {
    borders: read('borders', {}),
    names: read('names', {}),
    facts: read('facts', { places: {} }),
    codes: read('codes', {}),
  };
  return { data, diagnostics };
}

function notJson(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'map/unreadable-data',
    message: 'The prepared data of countries is not JSON',
    place: { file },
    hint: 'Prepare it again. Git may have left the marks of a conflict in it.',
  };
}
