import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line, `12 passed, 0 failed`, for machines that read the log. */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let passed = 0;
    let failed = 0;
    for (const module of modules) {
      if (module.errors().length > 0) failed++;
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        if (state === 'passed') passed++;
        if (state === 'failed') failed++;
      }
    }
    console.log(`${passed} passed, ${failed} failed`);
  }
}
