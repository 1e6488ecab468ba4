import type { AnyStateMachine } from 'xstate';
import type { Player } from '../trace/player.types.ts';
import type { MachineFixtures } from './fixtures.ts';
import { possibleActs, type PossibleAct } from './possible-acts.ts';

/**
 * Does at a player what chance picks, as long as something is possible: each number picks one of the acts there are then, so that the same numbers
 * walk the same way. Gives back what was done.
 */
export function randomWalk<Machine extends AnyStateMachine>(
  player: Player<Machine>,
  fixtures: MachineFixtures<Machine>,
  picks: Iterable<number>,
): PossibleAct[] {
  const done: PossibleAct[] = [];
  for (const pick of picks) {
    const acts = possibleActs(player, fixtures);
    const act = acts[Math.abs(pick) % acts.length];
    if (!act) break;
    player.act({ ...act.cue, at: done.length });
    done.push(act);
  }
  return done;
}
