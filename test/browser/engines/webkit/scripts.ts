import type { Call, Json } from './protocol.ts';
import { fromRemote, toCallArgument } from './script-values.ts';
import type { Emit } from './web-page.ts';

/** Who hears of the realms of a page. */
interface ScriptListener {
  readonly context: string;
  readonly emit: Emit;
  readonly call: Call;
}

/**
 * Runs scripts in the document of a page. WebKit's inspector opens no world of its own for them, so that what WebDriver BiDi
 * calls a sandbox is the world of the page under a second name.
 */
export class Scripts {
  private count = 0;
  private contextId: number | undefined;

  constructor(private readonly listener: ScriptListener) {}

  /** The realm that scripts run in. */
  get realm(): string {
    return `${this.listener.context}/realm-${this.count}`;
  }

  /** A new document has a new realm. */
  enter(contextId: number): void {
    this.leave();
    this.count++;
    this.contextId = contextId;
    const { context, emit } = this.listener;
    emit('script.realmCreated', { realm: this.realm, context, type: 'window', origin: '' });
  }

  /** The document is left. */
  leave(): void {
    if (this.contextId === undefined) return;
    this.contextId = undefined;
    for (const realm of [this.realm, sandboxOf(this.realm)])
      this.listener.emit('script.realmDestroyed', { realm });
  }

  /** Evaluates an expression as `script.evaluate` says. */
  async evaluate(parameters: Json): Promise<Json> {
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
  async callFunction(parameters: Json): Promise<Json> {
    const realm = this.realmOf(parameters.target);
    const args = (parameters.arguments ?? []).map(toCallArgument);
    const objectId =
      args.find((argument: Json) => argument.objectId)?.objectId ?? (await this.globalObject());
    const isByValue = isValueWanted(parameters);
    return this.callOn(parameters.functionDeclaration, { objectId, isByValue, realm, parameters, args });
  }

  private async callOn(declaration: string, { objectId, isByValue, realm, parameters, args = [] }: Json) {
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

  private async globalObject(): Promise<string> {
    const { result } = await this.listener.call('Runtime.evaluate', {
      expression: 'globalThis',
      contextId: this.contextId,
    });
    return result.objectId;
  }

  private realmOf({ sandbox }: Json): string {
    return sandbox === undefined ? this.realm : sandboxOf(this.realm);
  }

  private success(result: Json, realm: string): Json {
    return { type: 'success', realm, result: fromRemote(result, this.listener.context) };
  }

  private thrown({ description, value }: Json, realm: string): Json {
    return { type: 'exception', realm, exceptionDetails: { text: String(description ?? value) } };
  }
}

/** A depth of 0 asks for the object itself, not for its parts. */
function isValueWanted({ serializationOptions }: Json): boolean {
  return serializationOptions?.maxObjectDepth !== 0;
}

function sandboxOf(realm: string): string {
  return `${realm}/sandbox`;
}
