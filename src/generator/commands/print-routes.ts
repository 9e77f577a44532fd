import type { Timings } from '../host/timings.ts';
import type { CommandContext } from './command-context.ts';
import { planned } from './plan-folder.ts';
import { type ProjectFlags, projectOptions } from './project-options.ts';

/** Prints the route table: each page with its kind, source and output, then the redirects. `root` is absolute. */
export async function printRoutes(
  request: ProjectFlags & { root: string; json?: boolean },
  context: CommandContext,
  timings: Timings,
): Promise<number> {
  const { terminal } = context;
  const options = projectOptions(request.root, request, { context, timings });
  const { project, diagnostics } = await planned(options);
  if (project === null) {
    if (request.json) terminal.json({ diagnostics, summary: null });
    else terminal.diagnostics(diagnostics, request.root);
    return 2;
  }
  const { routes, redirects } = project.plan;
  if (request.json) {
    const rows = routes.map(({ path, kind, output, source, title }) => ({
      path,
      kind,
      output,
      source,
      title,
    }));
    terminal.json({ routes: rows, redirects });
    return 0;
  }
  const table = [
    ...routes.map(({ path, kind, output, source = '' }) => [path, kind, output, source]),
    ...redirects.map(({ from, to }) => [from, 'redirect', '', `→ ${to}`]),
  ];
  for (const line of columns(table)) terminal.line(line);
  return 0;
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = [0, 1, 2].map(column =>
    rows.reduce((widest, row) => Math.max(widest, (row[column] ?? '').length), 0),
  );
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
