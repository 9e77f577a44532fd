// What `react` and `react-dom` are in the browser: Preact, with what it does otherwise mended.
import preact from 'preact/compat';
import { useId } from './use-id.ts';

export * from 'preact/compat';
export { useId };
export default /* @__PURE__ */ Object.assign({}, preact, { useId });
