// What `react` and `react-dom` are in the browser: Preact, with ids that nothing else on a page has.
import preact from 'preact/compat';
import { useId } from './use-id.ts';

// @ts-expect-error Its types are those of a CommonJS module, whose names TypeScript exports one by one alone.
export * from 'preact/compat';
export { useId };
export default /* @__PURE__ */ Object.assign({}, preact, { useId });
