import type { AnyStateMachine } from 'xstate';
import type { Player } from '../../src/statecharts/trace/player.types.ts';

interface PlayerStore<Machine extends AnyStateMachine> {
  readonly subscribe: (changed: () => void) => () => void;
  /** Null without subscribers. */
  readonly player: () => Player<Machine> | null;
}

/** A player that runs while a component is subscribed, however often React mounts it. */
export function playerStore<Machine extends AnyStateMachine>(
  start: () => Player<Machine>,
): PlayerStore<Machine> {
  let player: Player<Machine> | null = null;
  return {
    subscribe(changed) {
      const started = start();
      player = started;
      changed();
      return () => {
        started.stop();
        player = null;
      };
    },
    player: () => player,
  };
}
