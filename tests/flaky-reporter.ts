import type { Reporter, TestCase } from 'vitest/node';

/** Storybook begins each message with where the story can be looked at. */
const storyLink = 'Click to debug the error directly in Storybook';

/** Names, at a run's end, what passed only on the second try (in CI, `vitest.config.ts`), with what it failed by first: a fault to find, of the test or of what it tests. */
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
