import { cleanSvg } from './clean-svg.ts';

/** The picture could not be loaded: the request failed, or the answer is not SVG. Keeps `cause`. */
class MapSvgError extends Error {
  override readonly name = 'MapSvgError';
}

/**
 * Loads a picture, cleans it and imports it into this document; throws `MapSvgError`. `trustHtml` marks the text as trusted: a browser
 * with Trusted Types parses no other.
 */
export async function loadMapSvg(url: string, trustHtml: (text: string) => string): Promise<SVGSVGElement> {
  const text = await requestText(url);
  const parsed = new DOMParser().parseFromString(trustHtml(text), 'image/svg+xml');
  const root = parsed.documentElement;
  const isSvg = root instanceof SVGSVGElement && !parsed.querySelector('parsererror');
  if (isSvg && root.viewBox.baseVal?.width) {
    cleanSvg(root);
    return document.importNode(root, true);
  }
  throw new MapSvgError(`${url} is not an SVG with a viewBox`);
}

async function requestText(url: string): Promise<string> {
  try {
    const response = await fetch(url);
    if (response.ok) return await response.text();
    throw new Error(`Status ${response.status}`);
  } catch (cause) {
    throw new MapSvgError(`${url} could not be loaded`, { cause });
  }
}
