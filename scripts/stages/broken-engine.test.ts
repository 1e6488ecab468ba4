import { expect, it } from 'vitest';
import { brokeDown } from './broken-engine.mjs';

it('distinguishes a fault of the engine from a failed test', () => {
  const fault =
    '✓ list.test.ts (57 tests)\n\n#\n# Fatal error in , line 0\n# Check failed: jit_page.has_value().\n#\n';
  expect(brokeDown(fault)).toBe(true);
  expect(brokeDown('FAIL list.test.ts\nAssertionError: expected 1 to be 2\n')).toBe(false);
  expect(brokeDown('expected “# Fatal error in , line 0” in the log\n# Check failed: it is not')).toBe(false);
});
