import type { AnyStateMachine } from 'xstate';
import type { Player } from '../trace/player.types.ts';
import type { MachineFixtures } from './fixtures.ts';
import { possibleActions, type PossibleAction } from './possible-actions.ts';

/**
 * Performs random actions on a player as long as any are possible: each number picks one of the actions available
 * then, so the same numbers give the same run. Returns the actions performed.
 */
export function randomWalk<Machine extends AnyStateMachine>(
  player: Player<Machine>,
  fixtures: MachineFixtures<Machine>,
  picks: Iterable<number>,
): PossibleAction[] {
  const done: PossibleAction[] = [];
  for (const pick of picks) {
    const actions = possibleActions(player, fixtures);
    const action = actions[Math.abs(pick) % actions.length];
    if (!action) break;
    player.dispatch({ ...action.event, at: done.length });
    done.push(action);
  }
  return done;
}
