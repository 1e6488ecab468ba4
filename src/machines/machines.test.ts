import { describe, expect, it } from 'vitest';
import { checkShape } from '../statecharts/check.ts';
import { machines } from './flows.fixture.ts';

describe('every machine', () => {
  it('is found', () => {
    expect(machines.map(({ id }) => id)).toContain('session');
  });

  it.each(machines.map((machine) => [machine.id, machine] as const))(
    '%s has no unreachable state, dead end, wait without a way out, nor effect without a name',
    (_, machine) => {
      expect(checkShape(machine)).toEqual([]);
    },
  );
});
