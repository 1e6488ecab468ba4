import { useReducer } from 'react';
import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';
import type { Playback } from '../preview/playback.types.ts';

/** What the user did with a machine so far, with undo. */
interface PlaybackControls {
  readonly playback: Playback;
  readonly undo: () => void;
  readonly dispatch: (event: ScriptedEvent) => void;
  readonly begin: (playback: Playback) => void;
}

type Step =
  | { readonly kind: 'act'; readonly event: ScriptedEvent }
  | { readonly kind: 'undo' }
  | { readonly kind: 'begin'; readonly playback: Playback };

function reduce(playback: Playback, step: Step): Playback {
  switch (step.kind) {
    case 'begin':
      return step.playback;
    case 'act':
      return { ...playback, events: [...playback.events, step.event], played: playback.events.length + 1 };
    case 'undo': {
      const events = playback.events.slice(0, -1);
      return { ...playback, events, played: events.length };
    }
  }
}

/** A playback that grows with the user's actions. */
export function usePlayback(start: Playback): PlaybackControls {
  const [playback, take] = useReducer(reduce, start);
  return {
    playback,
    undo: () => take({ kind: 'undo' }),
    dispatch: (event) => take({ kind: 'act', event }),
    begin: (next) => take({ kind: 'begin', playback: next }),
  };
}
