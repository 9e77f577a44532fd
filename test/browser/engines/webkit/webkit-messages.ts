/** What a script gave: a plain value, or an object that stays in the page. */
export interface RemoteObject {
  readonly type: string;
  readonly subtype?: string;
  readonly className?: string;
  readonly value?: unknown;
  readonly description?: string;
  readonly objectId?: string;
}

interface ScriptResult {
  readonly result: RemoteObject;
  readonly wasThrown?: boolean;
}

/** A message of the console. */
export interface ConsoleMessage {
  readonly source: string;
  readonly level: string;
  readonly text: string;
  readonly parameters?: readonly RemoteObject[];
  readonly stackTrace?: { readonly callFrames?: readonly unknown[] };
  readonly timestamp?: number;
}

interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly postData?: string;
}

/** The head of an answer. */
export interface Response {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly mimeType: string;
  readonly source?: string;
}

/** A request that has been sent. */
export interface RequestEvent {
  readonly requestId: string;
  readonly loaderId: string;
  readonly frameId: string;
  readonly request: SentRequest;
  readonly type?: string;
  readonly walltime?: number;
  readonly redirectResponse?: Response;
}

/** A request that WebKit answered by itself, from its memory. */
export interface MemoryEvent extends Pick<RequestEvent, 'requestId' | 'loaderId' | 'frameId'> {
  readonly resource: { readonly url: string; readonly type: string; readonly response: Response };
}

/** An answer that has come to its end. */
export interface FinishEvent {
  readonly requestId: string;
  readonly metrics?: { readonly responseBodyBytesReceived?: number };
}

/** A request that got no answer. */
export interface FailureEvent {
  readonly requestId: string;
  readonly errorText: string;
  readonly canceled?: boolean;
}

/** A document in its frame. */
export interface Frame {
  readonly id: string;
  readonly parentId?: string;
  readonly loaderId: string;
  readonly url: string;
}

/** A world of scripts. */
export interface ExecutionContext {
  readonly id: number;
  readonly type: string;
  readonly frameId: string;
}

/** A process that shows a page, or that will when a navigation commits. */
export interface TargetInfo {
  readonly targetId: string;
  readonly type: string;
  readonly isProvisional?: boolean;
}

/** Events of WebKit's inspector about the processes of a page, and what they carry. */
export interface TargetEvents {
  readonly 'Target.targetCreated': { readonly targetInfo: TargetInfo };
  readonly 'Target.didCommitProvisionalTarget': { readonly newTargetId: string };
  readonly 'Target.dispatchMessageFromTarget': { readonly message: string };
}

/** Events of WebKit's inspector about requests. */
export interface NetworkInspectorEvents {
  readonly 'Network.requestWillBeSent': RequestEvent;
  readonly 'Network.requestIntercepted': { readonly requestId: string };
  readonly 'Network.requestServedFromMemoryCache': MemoryEvent;
  readonly 'Network.responseReceived': { readonly requestId: string; readonly response: Response };
  readonly 'Network.loadingFinished': FinishEvent;
  readonly 'Network.loadingFailed': FailureEvent;
}

/** Events of WebKit's inspector about documents. */
export interface PageInspectorEvents {
  readonly 'Network.requestWillBeSent': RequestEvent;
  readonly 'Network.loadingFailed': FailureEvent;
  readonly 'Page.frameNavigated': { readonly frame: Frame };
  readonly 'Page.domContentEventFired': unknown;
  readonly 'Page.loadEventFired': unknown;
  readonly 'Runtime.executionContextCreated': { readonly context: ExecutionContext };
  readonly 'Console.messageAdded': { readonly message: ConsoleMessage };
}

/** Results of the commands whose results are read. */
interface Results {
  readonly 'Runtime.evaluate': ScriptResult;
  readonly 'Runtime.callFunctionOn': ScriptResult;
  readonly 'Network.getResponseBody': { readonly body: string; readonly base64Encoded: boolean };
  readonly 'Page.snapshotRect': { readonly dataURL: string };
  readonly 'Automation.createBrowsingContext': { readonly handle: string };
  readonly 'Automation.getBrowsingContext': {
    readonly context: { readonly windowSize: { readonly width: number; readonly height: number } };
  };
  readonly 'Automation.getBrowsingContexts': { readonly contexts: readonly { readonly handle: string }[] };
}

/** What a command of WebKit answers. */
export type ResultOf<Method extends string> = Method extends keyof Results ? Results[Method] : unknown;
