import { fillWord } from '@mapwright/site/contract';
import { coloringWords } from '@mapwright/site/words';
import { createHtmlElement } from '../map/html-elements.ts';
import type { ColoringTool } from './coloring-tool.ts';
import { decodeTable } from './decode-table.ts';
import { actionButton, choice, labelled } from './form-parts.ts';
import { importReport, listReport } from './import-report.ts';
import { createRegionMatcher } from './match-regions.ts';
import { type ReadTable, readData } from './read-data.ts';
import { exampleTable, templateTable } from './sample-tables.ts';
import { withColumn } from './with-column.ts';

/** Milliseconds without a key before a typed table is read. */
const REST = 500;
const LARGEST_FILE = 5_000_000;

/** The field into which visitors paste their figures. */
export function createDataPanel(tool: ColoringTool): HTMLElement {
  const { history, announce, regions } = tool;
  const matcher = createRegionMatcher(regions);
  const area = createHtmlElement('textarea', 'field map-paste', {
    rows: '7',
    spellcheck: 'false',
    autocomplete: 'off',
  });
  const report = createHtmlElement('div', 'map-report');
  const columns = labelled(coloringWords.column, choice('column', []));
  const file = createHtmlElement('input', 'visually-hidden', {
    type: 'file',
    accept: '.csv,.tsv,.txt,text/csv',
    tabindex: '-1',
    'aria-hidden': 'true',
  });
  let table: ReadTable = { columns: [], unmatched: [], repeated: [] };
  let title = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  area.placeholder = `${regions[0]?.title ?? ''}\t12.5`;
  area.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => read(area.value), REST);
  });
  area.addEventListener('paste', () => setTimeout(() => read(area.value)));
  area.addEventListener('dragover', event => event.preventDefault());
  area.addEventListener('drop', event => {
    const dropped = event.dataTransfer?.files[0];
    if (!dropped) return;
    event.preventDefault();
    open(dropped);
  });
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) open(chosen);
    file.value = '';
  });
  columns.field.addEventListener('change', use);
  columns.label.hidden = true;

  async function open(chosen: File): Promise<void> {
    try {
      if (chosen.size > LARGEST_FILE) throw new Error('The file is too large');
      area.value = decodeTable(await chosen.arrayBuffer());
      read(area.value);
    } catch {
      announce(coloringWords.fileNotRead);
      report.textContent = coloringWords.fileNotRead;
    }
  }

  function read(text: string, name = ''): void {
    clearTimeout(timer);
    title = name;
    if (text.trim() === '') {
      report.replaceChildren();
      return;
    }
    table = readData(text, matcher);
    const names = table.columns.map(
      ({ name }, index) => name || fillWord(coloringWords.columnNumber, { number: index + 1 }),
    );
    columns.field.replaceChildren(...names.map((name, index) => new Option(name, String(index))));
    columns.label.hidden = table.columns.length < 2;
    use();
  }

  /** Colours the map by the chosen column. */
  function use(): void {
    const column = table.columns[Number(columns.field.value)];
    if (column) {
      const before = history.current();
      history.change(
        { ...withColumn(before, column), title: title || column.name || before.title },
        coloringWords.data,
      );
    }
    const words = importReport(table, column, { regions, matcher });
    listReport(report, words);
    announce(words.join(' '));
  }

  async function copyTemplate(): Promise<void> {
    const text = templateTable(regions);
    try {
      await navigator.clipboard.writeText(text);
      report.textContent = coloringWords.templateCopied;
      announce(coloringWords.templateCopied);
    } catch {
      area.value = text;
      area.select();
    }
  }

  function showExample(): void {
    area.value = exampleTable(regions);
    read(area.value, coloringWords.exampleTitle);
  }

  function clear(): void {
    area.value = '';
    report.replaceChildren();
    columns.label.hidden = true;
    if (history.current().data)
      history.change({ ...history.current(), data: null, title: '' }, coloringWords.clear);
    area.focus();
  }

  const panel = createHtmlElement('section', 'map-panel', { 'aria-label': coloringWords.data });
  const help = createHtmlElement('p', 'map-panel-help');
  help.textContent = coloringWords.pasteHelp;
  const buttons = createHtmlElement('div', 'map-panel-buttons');
  buttons.append(
    actionButton(coloringWords.example, showExample),
    actionButton(coloringWords.template, copyTemplate),
    actionButton(coloringWords.chooseFile, () => file.click()),
    actionButton(coloringWords.clear, clear),
    file,
  );
  panel.append(
    labelled(coloringWords.paste, area, 'map-paste-label').label,
    help,
    buttons,
    report,
    columns.label,
  );
  return panel;
}
