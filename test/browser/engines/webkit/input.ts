import type { InputSource, KeyAction, PointerAction, WheelAction } from './bidi-messages.ts';
import type { Call } from './protocol.ts';

const BUTTONS = ['Left', 'Middle', 'Right'];
const MODIFIERS = ['Shift', 'Control', 'Alternate', 'Meta'];
const INTERACTIONS: Readonly<Record<string, string>> = {
  pointerMove: 'Move',
  pointerDown: 'Down',
  pointerUp: 'Up',
};

/** WebDriver's code points for keys without a character, from U+E003 on, as WebKit names them. */
const KEYS: Readonly<Record<string, string>> = {
  '\ue003': 'Backspace',
  '\ue004': 'Tab',
  '\ue006': 'Return',
  '\ue007': 'Enter',
  '\ue008': 'Shift',
  '\ue009': 'Control',
  '\ue00a': 'Alternate',
  '\ue00c': 'Escape',
  '\ue00d': 'Space',
  '\ue00e': 'PageUp',
  '\ue00f': 'PageDown',
  '\ue010': 'End',
  '\ue011': 'Home',
  '\ue012': 'LeftArrow',
  '\ue013': 'UpArrow',
  '\ue014': 'RightArrow',
  '\ue015': 'DownArrow',
  '\ue016': 'Insert',
  '\ue017': 'Delete',
  '\ue03d': 'Meta',
};

/** Keyboard, mouse and wheel of one page. What is pressed stays pressed from one command to the next. */
export class Input {
  private readonly pressedKeys = new Set<string>();
  private pressedCharacter: string | undefined;
  private pressedButton = 'None';
  private location = { x: 0, y: 0 };
  private wheels = 0;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly automate: (method: string, parameters: object) => Promise<unknown>,
    private readonly call: Call,
  ) {}

  /** Does what `input.performActions` says, when all that was asked before has been done. */
  act(sources: readonly InputSource[]): Promise<void> {
    const done = this.last.then(() => this.perform(sources));
    this.last = done.catch(() => undefined);
    return done;
  }

  private async perform(sources: readonly InputSource[]): Promise<void> {
    for (const { type, actions } of sources) {
      if (type === 'key') for (const action of actions) await this.press(action);
      if (type === 'pointer') for (const action of actions) await this.point(action);
      if (type === 'wheel') for (const action of actions) await this.scroll(action);
    }
  }

  private async press({ type, value }: KeyAction): Promise<void> {
    const key = KEYS[value];
    if (key === undefined) this.pressedCharacter = type === 'keyDown' ? value : undefined;
    else if (type === 'keyDown') this.pressedKeys.add(key);
    else this.pressedKeys.delete(key);
    await this.step(
      { sourceId: 'keyboard', sourceType: 'Keyboard' },
      {
        pressedVirtualKeys: [...this.pressedKeys],
        ...(this.pressedCharacter !== undefined && { pressedCharKey: this.pressedCharacter }),
      },
    );
  }

  private async point({ type, x, y, button }: PointerAction): Promise<void> {
    if (type === 'pointerMove') this.location = { x: Math.round(x), y: Math.round(y) };
    if (type === 'pointerDown') this.pressedButton = BUTTONS[button] ?? 'None';
    await this.automate('performMouseInteraction', {
      position: this.location,
      button: this.pressedButton,
      interaction: INTERACTIONS[type],
      modifiers: this.modifiers(),
    });
    if (type === 'pointerUp') this.pressedButton = 'None';
  }

  /** Each turn is a wheel of its own, because the same turn twice would be no change of a wheel. */
  private async scroll(action: WheelAction): Promise<void> {
    if (this.modifiers().length > 0) return this.turnByScript(action);
    const { x, y, deltaX, deltaY } = action;
    await this.step(
      { sourceId: `wheel-${++this.wheels}`, sourceType: 'Wheel' },
      { location: { x, y }, origin: 'Viewport', delta: { width: deltaX, height: deltaY } },
    );
  }

  /** WebKit's automation turns the wheel as if no key were pressed: where one is, the page gets the event of a script. */
  private async turnByScript({ x, y, deltaX, deltaY }: WheelAction): Promise<void> {
    const pressed = this.modifiers();
    const event = {
      ...{ bubbles: true, cancelable: true, clientX: x, clientY: y, deltaX, deltaY },
      ctrlKey: pressed.includes('Control'),
      shiftKey: pressed.includes('Shift'),
      altKey: pressed.includes('Alternate'),
      metaKey: pressed.includes('Meta'),
    };
    const dispatch = `dispatchEvent(new WheelEvent('wheel', ${JSON.stringify(event)}))`;
    await this.call('Runtime.evaluate', {
      expression: `document.elementFromPoint(${x}, ${y})?.${dispatch}`,
    });
  }

  private modifiers(): readonly string[] {
    return [...this.pressedKeys].filter(key => MODIFIERS.includes(key));
  }

  /** Brings a keyboard or a wheel into a state. */
  private async step(
    source: { readonly sourceId: string; readonly sourceType: string },
    state: object,
  ): Promise<void> {
    const steps = [{ states: [{ sourceId: source.sourceId, ...state }] }];
    await this.automate('performInteractionSequence', { inputSources: [source], steps });
  }
}
