import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Cue } from '../../../src/statecharts/trace/player.types.ts';
import { createTheatre, type Scene } from './theatre.ts';
import type { Walk } from './walk.types.ts';

/** Puppets of a machine that follow a walk; of another machine, other puppets. Null until they stand. */
export function usePuppets(machine: AnyStateMachine, walk: Walk, onActed?: (cue: Cue) => void): Scene | null {
  const theatre = useMemo(() => createTheatre(), []);
  const act = useEffectEvent((cue: Cue) => onActed?.(cue));
  useLayoutEffect(() => theatre.show(machine, walk, (cue) => act(cue)), [theatre, machine, walk]);
  useEffect(() => () => theatre.close(), [theatre]);
  return useSyncExternalStore(theatre.subscribe, theatre.scene);
}
