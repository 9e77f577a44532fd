import { findPublishedFile } from './host/http/published-folder.ts';
import { createPublishedSite } from './host/http/published-site.ts';
import { type RunningServer, type ServerOptions, startSiteServer } from './host/http/site-server.ts';
import { StartFailure } from './host/http/start-failure.ts';

/** Serves a built site as a well-configured host would. Throws a `StartFailure` if there is no built site or no free port. */
export async function servePreview(
  options: ServerOptions & { readonly outDir: string },
): Promise<RunningServer> {
  if (!(await findPublishedFile(options.outDir, '/index.html'))) throw nothingBuilt(options.outDir);
  return startSiteServer({ ...options, source: createPublishedSite(options) });
}

function nothingBuilt(outDir: string): StartFailure {
  return new StartFailure(
    {
      severity: 'error',
      code: 'serve/nothing-built',
      message: `There is no built site in ${outDir}`,
      hint: 'Run `site build` first.',
    },
    1,
  );
}
