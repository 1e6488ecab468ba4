import { describe, expect, it } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { checkShape } from '../../src/statecharts/check-shape.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../services/*/modules/**/*.process.ts', {
  eager: true,
});
const processes = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((value): value is AnyStateMachine => value instanceof StateMachine),
);

// A process computes the result of a command and has no effects itself.
describe('every business process', () => {
  it('is found', () => {
    expect(processes.map(({ id }) => id)).toContain('subOrder');
  });

  it.each(processes.map((process) => [process.id, process] as const))(
    '%s has no unreachable state and no dead end, starts no actors and has no effects',
    (_, process) => {
      expect(checkShape(process)).toEqual([]);
      const { actors, actions } = process.implementations;
      expect([...Object.keys(actors), ...Object.keys(actions)]).toEqual([]);
    },
  );
});
