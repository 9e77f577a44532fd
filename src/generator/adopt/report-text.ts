import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { compareText } from '../model/text/compare-text.ts';
import { counted } from '../model/text/counted.ts';
import { placeText } from '../model/text/place-text.ts';
import type { AdoptedSite, Note } from './adopted-site.ts';
import type { AddressProof } from './prove-addresses.ts';

export interface Report {
  /** The program that the project was written for. */
  readonly family: string;
  /** The old folder, as it was named. */
  readonly folder: string;
  readonly site: AdoptedSite;
  readonly proof: AddressProof;
  /** What `site check` says of the new site. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The lines that the command prints at its end. */
export function summaryLines({ site, proof, diagnostics }: Report): readonly string[] {
  const { byPage, byRedirect, unanswered } = proof;
  const count = byPage.length + byRedirect.length + unanswered.length;
  const answered = count - unanswered.length;
  return [
    `Copied: ${counted(site.pages.length, 'page')}, ${counted(site.copies.length, 'other file')}`,
    `Old addresses that answer: ${answered} of ${count} (${byPage.length} by a page, ${byRedirect.length} by a redirect)`,
    ...unanswered.map(address => `No answer: ${address}`),
    ...countsOf(diagnostics),
  ];
}

/** The text of `ADOPTED.md`: what was taken over, and what a person must still do. */
export function reportText(report: Report): string {
  const { family, folder, site } = report;
  const [copied = '', addresses = '', ...rest] = summaryLines(report);
  const tasks = groupNotes(site.notes);
  return `# Adopted from ${family}

This site was made from the ${family} project in \`${folder}\`, which has not changed.

- ${copied}.
- ${addresses}.
${rest.map(line => `- ${line}.\n`).join('')}
## What is still to do

- Read the configuration in \`site.config.ts\`, and set \`url\`.
- Links to edit a page expect this site where the old project is in the repository.
- Run \`npm install\` and \`npm run check\`: it lists every link that leads nowhere, with its line.
${tasks.map(taskText).join('')}- Delete this file.
`;
}

interface Task {
  readonly message: string;
  readonly places: readonly Place[];
}

/** Equal messages become one task with all places, in the order in which they first occur. */
export function groupNotes(notes: readonly Note[]): readonly Task[] {
  const tasks = new Map<string, Place[]>();
  for (const { message, place } of notes) {
    const places = tasks.get(message) ?? [];
    tasks.set(message, places);
    if (place !== undefined) places.push(place);
  }
  return [...tasks].map(([message, places]) => ({ message, places }));
}

function taskText({ message, places }: Task): string {
  const shown = [...new Set(places.map(placeText))];
  return `- ${message}${shown.length === 0 ? '.' : ':'}\n${shown.map(place => `  - \`${place}\`\n`).join('')}`;
}

/** How often the check of the new site gives each message. */
function countsOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { severity, code } of diagnostics)
    counts.set(`${severity} ${code}`, (counts.get(`${severity} ${code}`) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => compareText(a, b));
  if (sorted.length === 0) return ['The check of the new site finds nothing'];
  return [
    `The check of the new site finds ${sorted.map(([name, count]) => `${count} × ${name}`).join(', ')}`,
  ];
}
