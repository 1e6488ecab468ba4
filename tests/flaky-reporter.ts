import type { Reporter, TestCase } from 'vitest/node';

/** Names, at a run's end, what passed only on the second try (in CI, `vitest.config.ts`), with what it failed by first: a fault to find, of the test or of what it tests. */
export class FlakyReporter implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const [first] = test.result().errors ?? [];
    const reason = first?.message.trim().split('\n', 1)[0] ?? 'no reason';
    this.#lines.push(`Flaky: ${test.module.relativeModuleId} > ${test.fullName}: ${reason}`);
  }

  onTestRunEnd(): void {
    for (const line of this.#lines) process.stdout.write(`${line}\n`);
  }
}
