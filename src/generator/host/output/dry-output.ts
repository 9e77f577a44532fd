import { OutputError } from './output-error.ts';
import { checkOutputPaths } from './output-paths.ts';
import type { SiteOutput } from './site-output.ts';

/** Takes a site and writes nothing: only its paths are checked, as publishing would. */
export function createDryOutput(): SiteOutput {
  const paths: string[] = [];
  let bytes = 0;
  return {
    published: new Map(),
    isIntact: () => false,
    write: ({ path, content }) => {
      paths.push(path);
      if (content.type === 'text') bytes += Buffer.byteLength(content.text);
      return '';
    },
    keep: path => void paths.push(path),
    commit: async () => {
      const problems = checkOutputPaths(paths);
      if (problems.length > 0) throw new OutputError(problems);
      return { files: new Map(), written: 0, kept: 0, removed: 0, bytes };
    },
    abort: () => {},
  };
}
