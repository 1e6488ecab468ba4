import { describe, expect, it } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { checkShape } from '../statecharts/check.ts';

const modules = import.meta.glob<Record<string, unknown>>('./*/*.machine.ts', { eager: true });

const machines = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((value): value is AnyStateMachine => value instanceof StateMachine),
);

describe('every machine', () => {
  it('is found', () => {
    expect(machines.map(({ id }) => id)).toContain('session');
  });

  it.each(machines.map((machine) => [machine.id, machine] as const))(
    '%s has no unreachable state, dead end, or wait without a way out',
    (_, machine) => {
      expect(checkShape(machine)).toEqual([]);
    },
  );
});
