import { Component, type ComponentType, type ReactNode } from 'react';
import { fillWord } from '../shared/words/fill-word.ts';
import { shellWords } from '../words.ts';
import { focusMain } from './focus-main.ts';

interface CrashBoundaryProps {
  /** A new value gives the content another chance, because something else is shown. */
  readonly resetKey: unknown;
  /** The element around the message. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  /** Shown in place of the content, instead of the message. */
  readonly fallback?: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly crash: { readonly error: unknown } | null;
  readonly resetKey: unknown;
}

/**
 * Shows a message and a way out if its content crashes while it renders. It works only in the browser: on the server a crash fails the
 * build.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crash: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): CrashBoundaryState | null {
    return resetKey === state.resetKey ? null : { crash: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { children, fallback, frame: Frame } = this.props;
    const { crash } = this.state;
    if (!crash) return children;
    if (fallback) return fallback(crash.error);
    // Later, because the content may crash again, and the message then is in another element.
    const retry = (): void => this.setState({ crash: null }, () => setTimeout(focusMain));
    const message = <CrashMessage error={crash.error} onRetry={retry} />;
    return Frame ? <Frame>{message}</Frame> : message;
  }
}

interface CrashMessageProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shows that the page crashed and why, cause after cause. */
export function CrashMessage({ error, onRetry }: CrashMessageProps): ReactNode {
  const [first, ...causes] = messageChain(error);
  return (
    <div className="failure" role="alert">
      <h1>{shellWords.pageCrashed}</h1>
      <p>{first}</p>
      {causes.map((message, depth) => (
        // The chain never changes its order.
        <p key={`${depth} ${message}`}>{fillWord(shellWords.cause, { message })}</p>
      ))}
      <button type="button" className="button button-primary" onClick={onRetry}>
        {shellWords.tryAgain}
      </button>
    </div>
  );
}

/** The messages of an error and of its causes, the error's own first. Stops at a circle of causes. */
export function messageChain(error: unknown): readonly string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  let link = error;
  while (link !== undefined && link !== null && !seen.has(link)) {
    seen.add(link);
    messages.push(link instanceof Error ? link.message : String(link));
    link = link instanceof Error ? link.cause : undefined;
  }
  return messages;
}
