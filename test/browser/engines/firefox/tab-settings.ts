import { DEFAULT_SETTINGS, type EngineSettings, takeSettings } from '../engine-settings.ts';
import type { BidiCommand, Call } from './caller.ts';
import { createTabOpener } from './open-tab.ts';

interface Created {
  readonly context: string;
}

interface TabSettings extends EngineSettings {
  readonly colorScheme: string;
}

/** Runs inside Firefox itself, where each tab has settings that no command of WebDriver BiDi reaches yet. */
const SET_UP_TAB = `(id, settings) => {
  const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
  const tab = NavigableManager.getBrowsingContextById(id).top;
  const { colorScheme, reducedMotion, forcedColors, hasScripts } = JSON.parse(settings);
  tab.prefersColorSchemeOverride = colorScheme;
  tab.prefersReducedMotionOverride = reducedMotion;
  tab.forcedColorsOverride = forcedColors;
  tab.allowJavascript = hasScripts;
}`;

/** Gives tabs the settings that Playwright asks for: at once to those that are open, and to each that is opened later. */
export function createTabSettings(call: Call) {
  const ofUserContexts = new Map<string, TabSettings>();
  const ofTabs = new Map<string, TabSettings>();
  const openTab = createTabOpener(call);
  const defaults: TabSettings = { ...DEFAULT_SETTINGS, colorScheme: 'none' };

  async function apply(tab: string, settings: TabSettings): Promise<void> {
    ofTabs.set(tab, settings);
    const { contexts } = (await call('browsingContext.getTree', { 'moz:scope': 'chrome' })) as {
      readonly contexts: readonly Created[];
    };
    await call('script.callFunction', {
      functionDeclaration: SET_UP_TAB,
      arguments: [tab, JSON.stringify(settings)].map(value => ({ type: 'string', value })),
      target: { context: contexts[0]?.context },
      awaitPromise: true,
    });
  }

  async function change({ contexts = [], userContexts = [] }: Meant, changes: Partial<TabSettings>) {
    for (const id of userContexts)
      ofUserContexts.set(id, { ...defaults, ...ofUserContexts.get(id), ...changes });
    for (const id of contexts) await apply(id, { ...defaults, ...ofTabs.get(id), ...changes });
  }

  /** The commands that are answered here, in Firefox's place. */
  const commands: Readonly<Record<string, (params: never) => Promise<unknown>>> = {
    'emulation.setMediaFeaturesOverride': async (params: MediaFeatures) =>
      change(params, { colorScheme: params.features['prefers-color-scheme'] ?? 'none' }),

    'network.setExtraHeaders': async (params: ExtraHeaders) => {
      const { settings, headers } = takeSettings(params.headers);
      if (settings) await change(params, settings);
      return call('network.setExtraHeaders', { ...params, headers });
    },

    'browsingContext.create': async (params: { readonly userContext: string }) => {
      const created = await openTab(params);
      await apply(created.context, ofUserContexts.get(params.userContext) ?? defaults);
      return created;
    },

    // A tab begins with a blank page that has no storage. The scripts of tests are meant for the site.
    'script.addPreloadScript': (params: { readonly functionDeclaration: string }) =>
      call('script.addPreloadScript', {
        ...params,
        functionDeclaration: `(...values) => origin === 'null' ? undefined : (${params.functionDeclaration})(...values)`,
      }),
  };

  return {
    isAnswered: (method: string): boolean => method in commands,
    answer: async ({ method, params }: BidiCommand) => ({
      type: 'success',
      result: (await commands[method]?.(params as never)) ?? {},
    }),
  };
}

interface Meant {
  readonly contexts?: readonly string[];
  readonly userContexts?: readonly string[];
}

interface MediaFeatures extends Meant {
  readonly features: { readonly 'prefers-color-scheme'?: 'light' | 'dark' | null };
}

interface ExtraHeaders extends Meant {
  readonly headers: Parameters<typeof takeSettings>[0];
}
