/**
 * Netlify, Cloudflare Pages and Vercel as their documents describe them. Nothing here knows how the program writes its files: each host reads
 * the published texts and answers a URL path.
 */
export interface DocumentedHost {
  readonly name: string;
  readonly read: (files: Files) => (path: string) => HostAnswer;
}

/** Published files by their path. */
export type Files = ReadonlyMap<string, string>;

export type HostAnswer =
  | { readonly kind: 'file'; readonly file: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' };

const MISSING: HostAnswer = { kind: 'missing' };

/** https://docs.netlify.com/routing/redirects/ and /routing/headers/ */
export const NETLIFY: DocumentedHost = {
  name: 'Netlify',
  read: files => {
    const redirects = readRedirects(files.get('_redirects') ?? '');
    const headers = readHeaders(files.get('_headers') ?? '');
    return target => {
      const { path, query } = split(target);
      // "Shadowing: by default, you can't shadow a URL that actually exists within the site."
      const file = fileOf(path, files, ['', '.html', '/index.html']);
      if (file !== undefined) {
        // "Pretty URLs": addresses without an ending are the ones that pages are served at.
        const clean = path.replace(/(?:\/index)?\.html$|\/$/, '') || '/';
        const isPretty = clean !== path && fileOf(clean, files, ['.html']) !== undefined;
        return isPretty ? redirect(clean + query) : { kind: 'file', file, headers: headers(path) };
      }
      // "Rules are matched with and without a trailing slash." "Query string parameters are passed to the destination."
      const rule = firstMatch(redirects, path) ?? firstMatch(redirects, path.replace(/\/$/, ''));
      return rule === undefined ? MISSING : redirect(rule.includes('?') ? rule : beforeHash(rule, query));
    };
  },
};

/** https://developers.cloudflare.com/pages/configuration/redirects/, /headers/ and /serving-pages/ */
export const CLOUDFLARE: DocumentedHost = {
  name: 'Cloudflare',
  read: files => {
    const redirects = readRedirects(files.get('_redirects') ?? '');
    const headers = readHeaders(files.get('_headers') ?? '');
    return target => {
      const { path, query } = split(target);
      // "Redirects are always followed, regardless of whether or not an asset matches the incoming request."
      const rule = firstMatch(redirects, path);
      if (rule !== undefined) return redirect(rule.includes('?') ? rule : beforeHash(rule, query));
      const decoded = decodeURIComponent(path).slice(1);
      const answer = (file: string): HostAnswer => ({ kind: 'file', file, headers: headers(path) });
      // "/contact.html will be redirected to /contact, /about/index.html to /about/"; /contact/ to /contact where there is no folder index.
      if (/(?:^|\/)index\.html$/.test(decoded) && files.has(decoded))
        return redirect(path.slice(0, -10) + query);
      if (decoded.endsWith('.html') && files.has(decoded)) return redirect(path.slice(0, -5) + query);
      if (path.endsWith('/') && files.has(`${decoded}index.html`)) return answer(`${decoded}index.html`);
      if (path.endsWith('/') && files.has(`${decoded.slice(0, -1)}.html`))
        return redirect(path.slice(0, -1) + query);
      if (files.has(decoded)) return answer(decoded);
      if (files.has(`${decoded}.html`)) return answer(`${decoded}.html`);
      return files.has(`${decoded}/index.html`) ? redirect(`${path}/${query}`) : MISSING;
    };
  },
};

interface VercelSettings {
  readonly cleanUrls: boolean;
  readonly trailingSlash: boolean;
  readonly redirects: readonly {
    readonly source: string;
    readonly destination: string;
    readonly permanent: boolean;
  }[];
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
}

/** https://vercel.com/docs/project-configuration/vercel-json */
export const VERCEL: DocumentedHost = {
  name: 'Vercel',
  read: files => {
    const settings = JSON.parse(files.get('vercel.json') ?? '{}') as VercelSettings;
    return target => {
      const { path, query } = split(target);
      for (const { source, destination } of settings.redirects) {
        const match = vercelPattern(source).exec(path);
        if (match === null) continue;
        // A name in the destination that the source lacks fails the deployment.
        const to = destination.replace(/:([a-z]\w*)[+*]?/gi, (_, name: string) => {
          const value = match.groups?.[name];
          if (value === undefined) throw new Error(`${destination} names what ${source} has not`);
          return value;
        });
        return redirect(to.includes('?') ? to : beforeHash(to, query));
      }
      // "trailingSlash: false: visiting a path that ends with a forward slash will redirect to the path without it."
      if (!settings.trailingSlash && path !== '/' && path.endsWith('/'))
        return redirect(path.slice(0, -1) + query);
      // "cleanUrls: visiting a path that ends with the extension will redirect to the extensionless path."
      if (settings.cleanUrls && path.endsWith('.html'))
        return redirect(path.slice(0, -5).replace(/\/index$/, '/') + query);
      const file = fileOf(path, files, ['', '.html', '/index.html']);
      if (file === undefined) return MISSING;
      const found = settings.headers.filter(({ source }) => vercelPattern(source).test(path));
      const headers = found.flatMap(rule =>
        rule.headers.map(({ key, value }) => [key.toLowerCase(), value] as const),
      );
      return { kind: 'file', file, headers: Object.fromEntries(headers) };
    };
  },
};

/** What the hosts' documents allow; a file that goes beyond is cut, or refused. */
export function brokenLimits(files: Files): readonly string[] {
  const broken: string[] = [];
  const check = (isKept: boolean, limit: string) => isKept || broken.push(limit);
  // Cloudflare: "limited to 2,000 static redirects and 100 dynamic redirects. Each redirect declaration has a 1,000-character limit."
  const lines = linesOf(files.get('_redirects') ?? '');
  const isDynamic = (line: string) => /[:*]/.test(line.split(' ')[0] ?? '');
  const firstDynamic = lines.findIndex(isDynamic);
  const dynamic = firstDynamic < 0 ? [] : lines.slice(firstDynamic);
  check(lines.length - dynamic.length <= 2000, '2,000 static redirects');
  check(dynamic.length <= 100 && dynamic.every(isDynamic), '100 dynamic redirects, behind the static ones');
  check(
    lines.every(line => line.length <= 1000),
    '1,000 characters of a redirect',
  );
  // Cloudflare: "limited to 100 header rules. Each line in the _headers file has a 2,000 character limit."
  const headers = (files.get('_headers') ?? '').split('\n');
  check(headers.filter(line => line.startsWith('/')).length <= 100, '100 rules of headers');
  check(
    headers.every(line => line.length <= 2000),
    '2,000 characters of a header',
  );
  // Vercel: "Number of redirects in the array: 2,048. String length for source and destination: 4,096."
  const { redirects } = JSON.parse(files.get('vercel.json') ?? '{"redirects":[]}') as VercelSettings;
  check(redirects.length <= 2048, '2,048 redirects');
  check(
    redirects.every(({ source, destination }) => source.length <= 4096 && destination.length <= 4096),
    '4,096 characters',
  );
  return broken;
}

interface RedirectRule {
  readonly pattern: RegExp;
  readonly to: string;
}

/** "Only one redirect can be defined per line and must follow this format, otherwise it will be ignored: [source] [destination] [code?]" */
function readRedirects(text: string): readonly RedirectRule[] {
  return linesOf(text).map(line => {
    const [from = '', to = '', code = '', ...rest] = line.split(/\s+/);
    if (!from.startsWith('/') || to === '' || code !== '301' || rest.length > 0)
      throw new Error(`Not a redirect: ${line}`);
    return { pattern: sharedPattern(from), to };
  });
}

function firstMatch(rules: readonly RedirectRule[], path: string): string | undefined {
  for (const { pattern, to } of rules) {
    const match = pattern.exec(path);
    if (match === null) continue;
    // Every placeholder of the destination is replaced, and `:splat`, wherever it is.
    return to.replace(/:([a-z]\w*)/gi, (whole, name: string) => match.groups?.[name] ?? whole);
  }
  return undefined;
}

/** "A header applied twice is joined with a comma." */
function readHeaders(text: string): (path: string) => Record<string, string> {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const header = /^\s+([\w-]+): (.+)$/.exec(line);
    if (header === null) rules.push({ pattern: sharedPattern(line), headers: [] });
    else rules.at(-1)?.headers.push([(header[1] ?? '').toLowerCase(), header[2] ?? '']);
  }
  return path => {
    const found: Record<string, string> = {};
    for (const [name, value] of rules.filter(rule => rule.pattern.test(path)).flatMap(rule => rule.headers))
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    return found;
  };
}

/** "Placeholders match all characters apart from the delimiter, a slash. A splat matches all characters." */
function sharedPattern(source: string): RegExp {
  const literal = source.replace(/[-/\\^$+?.()|[\]{}]/g, '\\$&');
  const named = literal.replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)');
  return new RegExp(`^${named.replace('*', '(?<splat>.*)')}$`);
}

/** The syntax of path-to-regexp: names, `+` behind one, groups, and a backslash before what is meant literally. */
function vercelPattern(source: string): RegExp {
  const tokens = source.match(/\\.|:\w+\+?|\(\.\*\)|./gs) ?? [];
  const parts = tokens.map(token => {
    if (token === '(.*)') return '(.*)';
    const name = /^:(\w+)(\+?)$/.exec(token);
    if (name !== null) return name[2] === '+' ? `(?<${name[1]}>[^/]+(?:/[^/]+)*)` : `(?<${name[1]}>[^/]+)`;
    if (/^[()*+?{}:]$/.test(token)) throw new Error(`${source} has a bare ${token}`);
    return token.replace(/^\\/, '').replace(/[-/\\^$+?.()|[\]{}*]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}

function fileOf(path: string, files: Files, endings: readonly string[]): string | undefined {
  const decoded = decodeURIComponent(path).slice(1);
  if (path.endsWith('/'))
    return [`${decoded}index.html`, `${decoded.slice(0, -1)}.html`].find(file => files.has(file));
  return endings.map(ending => decoded + ending).find(file => files.has(file));
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter(line => line !== '' && !line.startsWith('#'));
}

function split(target: string): { path: string; query: string } {
  const start = target.indexOf('?');
  return start < 0
    ? { path: target, query: '' }
    : { path: target.slice(0, start), query: target.slice(start) };
}

function beforeHash(to: string, query: string): string {
  return to.replace(/(?=#|$)/, query);
}

function redirect(to: string): HostAnswer {
  return { kind: 'redirect', to };
}
