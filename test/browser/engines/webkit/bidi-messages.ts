/** A command as Playwright sends it. */
export interface Command {
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
}

/** Open pages by their ids, or those of profiles by theirs. */
export interface PageChoice {
  readonly context?: string;
  readonly contexts?: readonly string[];
  readonly userContexts?: readonly string[];
}

/** A size of the window's inside. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a page. */
export interface Rectangle extends Size {
  readonly x: number;
  readonly y: number;
}

/** A value of a script. What is no JSON is referred to. */
export type BidiValue =
  | { readonly type: 'array'; readonly value: readonly BidiValue[] }
  | { readonly type: 'object'; readonly value: readonly (readonly [BidiKey, BidiValue])[] }
  | { readonly type: 'null' | 'undefined' }
  | { readonly type: 'string' | 'number' | 'boolean' | 'bigint'; readonly value: unknown };

type BidiKey = string | { readonly type: string; readonly value: string };

/** An argument of a function: a value, or an object of the page. */
export type BidiArgument = BidiValue | { readonly handle: string } | { readonly sharedId: string };

/** Where and how a script runs. */
export interface ScriptParameters {
  readonly target: { readonly context: string; readonly sandbox?: string };
  readonly awaitPromise?: boolean;
  readonly userActivation?: boolean;
  readonly serializationOptions?: { readonly maxObjectDepth?: number };
}

/** An expression to evaluate. */
export interface Evaluation extends ScriptParameters {
  readonly expression: string;
}

/** A function to call. */
export interface FunctionCall extends ScriptParameters {
  readonly functionDeclaration: string;
  readonly arguments?: readonly BidiArgument[];
}

/** A key that goes down or up, or a pause. */
export interface KeyAction {
  readonly type: string;
  readonly value: string;
}

/** A pointer that moves, goes down or goes up, or a pause. */
export interface PointerAction {
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly button: number;
}

/** A turn of the wheel. */
export interface WheelAction {
  readonly x: number;
  readonly y: number;
  readonly deltaX: number;
  readonly deltaY: number;
}

/** What one device does, in order. */
export type InputSource =
  | { readonly type: 'key'; readonly actions: readonly KeyAction[] }
  | { readonly type: 'pointer'; readonly actions: readonly PointerAction[] }
  | { readonly type: 'wheel'; readonly actions: readonly WheelAction[] };

interface Header {
  readonly name: string;
  readonly value: { readonly value: string };
}

interface HeldRequest {
  readonly request: string;
}

/** A request that is let pass, with what is changed. */
export interface Continuation extends HeldRequest {
  readonly url?: string;
  readonly method?: string;
  readonly body?: { readonly value: string };
}

/** An answer to a request that was held. */
export interface ProvidedResponse extends HeldRequest {
  readonly statusCode: number;
  readonly reasonPhrase?: string;
  readonly headers: readonly Header[];
  readonly body?: { readonly value: string };
}

/** A script that runs in each document before its own. */
export interface PreloadScript extends PageChoice {
  readonly functionDeclaration: string;
}

/** What is held, in which pages. */
export interface Intercept {
  readonly phases: readonly string[];
  readonly contexts?: readonly string[];
}

/** Headers of all requests. */
export interface ExtraHeaders extends PageChoice {
  readonly headers: readonly Header[];
}

interface InPage {
  readonly context: string;
}

/** The commands that are translated, and their parameters. */
export interface Commands {
  readonly 'session.new': unknown;
  readonly 'browser.close': unknown;
  readonly 'browser.createUserContext': unknown;
  readonly 'browser.removeUserContext': { readonly userContext: string };
  readonly 'browsingContext.create': { readonly userContext: string };
  readonly 'browsingContext.close': InPage;
  readonly 'browsingContext.navigate': InPage & { readonly url: string };
  readonly 'browsingContext.reload': InPage;
  readonly 'browsingContext.traverseHistory': InPage & { readonly delta: number };
  readonly 'browsingContext.captureScreenshot': InPage & { readonly clip: Rectangle };
  readonly 'browsingContext.setViewport': PageChoice & { readonly viewport: Size };
  readonly 'emulation.setMediaFeaturesOverride': PageChoice & {
    readonly features: Readonly<Record<string, string | null>>;
  };
  readonly 'script.addPreloadScript': PreloadScript;
  readonly 'script.evaluate': Evaluation;
  readonly 'script.callFunction': FunctionCall;
  readonly 'input.performActions': InPage & { readonly actions: readonly InputSource[] };
  readonly 'network.setExtraHeaders': ExtraHeaders;
  readonly 'network.addIntercept': Intercept;
  readonly 'network.removeIntercept': { readonly intercept: string };
  readonly 'network.setCacheBehavior': {
    readonly contexts?: readonly string[];
    readonly cacheBehavior: string;
  };
  readonly 'network.continueRequest': Continuation;
  readonly 'network.provideResponse': ProvidedResponse;
  readonly 'network.failRequest': HeldRequest;
  readonly 'network.getData': HeldRequest;
  readonly 'storage.getCookies': unknown;
}
