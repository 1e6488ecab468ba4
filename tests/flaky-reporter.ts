import type { Reporter, TestCase } from 'vitest/node';

/** Storybook begins each message with a link to the story. */
const storyLink = 'Click to debug the error directly in Storybook';

/**
 * At a run's end, reports what passed only at the second attempt (in CI, `vitest.config.ts`), with its first failure: a
 * bug in the test or in what it tests.
 */
export class FlakyReporter implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const [first] = test.result().errors ?? [];
    const lines = (first?.message ?? '')
      .split('\n')
      .filter((line) => /\w/u.test(line) && !line.includes(storyLink));
    const reason = lines[0]?.trim() ?? 'no reason';
    this.#lines.push(`Flaky: ${test.module.relativeModuleId} > ${test.fullName}: ${reason}`);
  }

  onTestRunEnd(): void {
    for (const line of this.#lines) process.stdout.write(`${line}\n`);
  }
}
