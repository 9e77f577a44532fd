import type { BrowserContextOptions } from 'playwright-core';

/** What Playwright has options for, but no command in WebDriver BiDi. */
export interface EngineSettings {
  readonly reducedMotion: 'reduce' | 'no-preference';
  readonly forcedColors: 'active' | 'none';
  readonly hasScripts: boolean;
}

/** The header that carries the settings to the program between Playwright and the engine, which takes it out. */
const HEADER = 'engine-settings';

export const DEFAULT_SETTINGS: EngineSettings = {
  reducedMotion: 'reduce',
  forcedColors: 'none',
  hasScripts: true,
};

interface BidiHeader {
  readonly name: string;
  readonly value: { readonly value: string };
}

/** Options for a context in an engine that speaks WebDriver BiDi: what it has no command for is written in a header. */
export function toBidiOptions(options: BrowserContextOptions): BrowserContextOptions {
  const { reducedMotion, forcedColors, javaScriptEnabled, extraHTTPHeaders, ...others } = options;
  const settings: EngineSettings = {
    reducedMotion: reducedMotion ?? DEFAULT_SETTINGS.reducedMotion,
    forcedColors: forcedColors ?? DEFAULT_SETTINGS.forcedColors,
    hasScripts: javaScriptEnabled ?? DEFAULT_SETTINGS.hasScripts,
  };
  return { ...others, extraHTTPHeaders: { ...extraHTTPHeaders, [HEADER]: JSON.stringify(settings) } };
}

/** Takes the settings out of the headers of `network.setExtraHeaders`. */
export function takeSettings(headers: readonly BidiHeader[]) {
  const carrier = headers.find(({ name }) => name.toLowerCase() === HEADER);
  return {
    settings: carrier && (JSON.parse(carrier.value.value) as EngineSettings),
    headers: headers.filter(header => header !== carrier),
  };
}
