import type { Evaluation, FunctionCall, ScriptParameters } from './bidi-messages.ts';
import type { Call } from './protocol.ts';
import { fromRemote, toCallArgument } from './script-values.ts';
import type { Emit } from './web-page.ts';
import type { RemoteObject } from './webkit-messages.ts';

/** Who hears of the realms of a page. */
interface ScriptListener {
  readonly context: string;
  readonly emit: Emit;
  readonly call: Call;
}

/** What a function is called on, and with. */
interface FunctionTarget {
  readonly objectId: string | undefined;
  readonly isByValue: boolean;
  readonly realm: string;
  readonly parameters: ScriptParameters;
  readonly args?: readonly ReturnType<typeof toCallArgument>[];
}

/**
 * Runs scripts in the document of a page. WebKit's inspector opens no world of its own for them, so that what WebDriver BiDi
 * calls a sandbox is the world of the page under a second name.
 */
export class Scripts {
  private count = 0;
  private contextId: number | undefined;
  private isEntered = false;

  constructor(private readonly listener: ScriptListener) {}

  /** The realm that scripts run in. */
  get realm(): string {
    return `${this.listener.context}/realm-${this.count}`;
  }

  /** A new document has a new realm. One that runs no scripts has no context of its own to name. */
  enter(contextId?: number): void {
    this.leave();
    this.isEntered = true;
    this.count++;
    this.contextId = contextId;
    const { context, emit } = this.listener;
    emit('script.realmCreated', { realm: this.realm, context, type: 'window', origin: '' });
  }

  /** The document is left. */
  leave(): void {
    if (!this.isEntered) return;
    this.isEntered = false;
    this.contextId = undefined;
    for (const realm of [this.realm, sandboxOf(this.realm)])
      this.listener.emit('script.realmDestroyed', { realm });
  }

  /** Evaluates an expression as `script.evaluate` says. */
  async evaluate(parameters: Evaluation): Promise<object> {
    const realm = this.realmOf(parameters.target);
    const isByValue = isValueWanted(parameters);
    // Without a value first: a promise has none.
    const { result, wasThrown } = await this.listener.call('Runtime.evaluate', {
      expression: parameters.expression,
      contextId: this.contextId,
      emulateUserGesture: parameters.userActivation === true,
    });
    if (wasThrown) return this.thrown(result, realm);
    if (result.objectId === undefined) return this.success(result, realm);
    return this.callOn('function () { return this }', {
      objectId: result.objectId,
      isByValue,
      realm,
      parameters,
    });
  }

  /** Calls a function as `script.callFunction` says. */
  async callFunction(parameters: FunctionCall): Promise<object> {
    const realm = this.realmOf(parameters.target);
    const args = (parameters.arguments ?? []).map(toCallArgument);
    const objectId =
      args.find(argument => argument.objectId !== undefined)?.objectId ?? (await this.globalObject());
    const isByValue = isValueWanted(parameters);
    return this.callOn(parameters.functionDeclaration, { objectId, isByValue, realm, parameters, args });
  }

  private async callOn(
    declaration: string,
    { objectId, isByValue, realm, parameters, args = [] }: FunctionTarget,
  ) {
    const { result, wasThrown } = await this.listener.call('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: declaration,
      arguments: args,
      returnByValue: isByValue,
      awaitPromise: parameters.awaitPromise === true,
      emulateUserGesture: parameters.userActivation === true,
    });
    return wasThrown ? this.thrown(result, realm) : this.success(result, realm);
  }

  private async globalObject(): Promise<string | undefined> {
    const { result } = await this.listener.call('Runtime.evaluate', {
      expression: 'globalThis',
      contextId: this.contextId,
    });
    return result.objectId;
  }

  private realmOf({ sandbox }: ScriptParameters['target']): string {
    return sandbox === undefined ? this.realm : sandboxOf(this.realm);
  }

  private success(result: RemoteObject, realm: string): object {
    return { type: 'success', realm, result: fromRemote(result, this.listener.context) };
  }

  private thrown({ description, value }: RemoteObject, realm: string): object {
    return { type: 'exception', realm, exceptionDetails: { text: String(description ?? value) } };
  }
}

/** A depth of 0 asks for the object itself, not for its parts. */
function isValueWanted({ serializationOptions }: ScriptParameters): boolean {
  return serializationOptions?.maxObjectDepth !== 0;
}

function sandboxOf(realm: string): string {
  return `${realm}/sandbox`;
}
