import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with a line for each test that needed a second try, then `12 passed, 0 failed`, for machines that read the log. */
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
        if (test.diagnostic()?.flaky)
          console.log(`second try: ${module.relativeModuleId} > ${test.fullName}`);
      }
    }
    console.log(`${passed} passed, ${failed} failed`);
  }
}
