import type { AnyStateMachine } from 'xstate';
import type { StateRow } from './drop-off.ts';

export interface FunnelStep {
  readonly state: string;
  readonly title: string;
  readonly came: number;
  readonly lost: number;
  /** To a page of the payment provider. */
  readonly sentAway: number;
  readonly tone: StateRow['tone'];
}

const hasStep = (meta: unknown): boolean => Object(meta) === meta && 'step' in Object(meta);

/** The steps of a path in its order (`meta.step` of the states below the machine); none if the flow has no steps. */
export const funnelOf = (
  machine: AnyStateMachine,
  rows: readonly StateRow[],
  names: ReadonlyMap<string, string>,
): FunnelStep[] =>
  Object.values(machine.root.states)
    .filter(({ meta }) => hasStep(meta))
    .map(({ id, key }) => {
      const row = rows.find(({ state }) => state === id);
      return {
        state: id,
        title: names.get(id) ?? key,
        came: row?.came ?? 0,
        lost: row?.lost ?? 0,
        sentAway: row?.sentAway ?? 0,
        tone: row?.tone ?? 'blue',
      };
    });
