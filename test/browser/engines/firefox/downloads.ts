import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';

/** What Firefox says of a download. */
interface BidiMessage {
  readonly method?: string;
  readonly params?: { readonly url: string; readonly suggestedFilename?: string; readonly filepath?: string };
}

/** What Firefox adds to the name of a file where another has that name. */
const COUNT = /\(\d+\)(?=(\.[^./]*)?$)/;

/**
 * Gives each download an id of its own, by which Playwright knows it, and the name that the page has asked for. Firefox gives it the id of
 * a navigation or none, and another name where a file of that name is in the folder.
 */
export function createDownloadNames() {
  const ids = new Map<string, string>();

  function begin<T extends BidiMessage>(message: T): T {
    const { params } = message;
    if (!params) return message;
    const download = randomUUID();
    ids.set(params.url, download);
    const suggestedFilename = params.suggestedFilename?.replace(COUNT, '');
    return { ...message, params: { ...params, download, suggestedFilename } };
  }

  function end<T extends BidiMessage>(message: T): T {
    const { params } = message;
    if (!params) return message;
    const filepath = params.filepath?.replace(COUNT, '');
    if (params.filepath && filepath && filepath !== params.filepath) renameSync(params.filepath, filepath);
    return { ...message, params: { ...params, download: ids.get(params.url), filepath } };
  }

  return function nameDownload<T extends BidiMessage>(message: T): T {
    switch (message.method) {
      case 'browsingContext.downloadWillBegin':
        return begin(message);
      case 'browsingContext.downloadEnd':
        return end(message);
      default:
        return message;
    }
  };
}
