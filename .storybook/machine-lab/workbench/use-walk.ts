import { useReducer } from 'react';
import type { Cue } from '../../../src/statecharts/trace/player.types.ts';
import type { Walk } from '../stage/walk.types.ts';

/** What a person did with a machine so far, and what was taken back. */
export interface Walked {
  readonly walk: Walk;
  readonly undo: () => void;
  readonly act: (cue: Cue) => void;
  readonly begin: (walk: Walk) => void;
}

type Step =
  | { readonly kind: 'act'; readonly cue: Cue }
  | { readonly kind: 'undo' }
  | { readonly kind: 'begin'; readonly walk: Walk };

function reduce(walk: Walk, step: Step): Walk {
  switch (step.kind) {
    case 'begin':
      return step.walk;
    case 'act':
      return { ...walk, cues: [...walk.cues, step.cue], played: walk.cues.length + 1 };
    case 'undo': {
      const cues = walk.cues.slice(0, -1);
      return { ...walk, cues, played: cues.length };
    }
  }
}

/** A walk that grows with what is done. */
export function useWalk(start: Walk): Walked {
  const [walk, take] = useReducer(reduce, start);
  return {
    walk,
    undo: () => take({ kind: 'undo' }),
    act: (cue) => take({ kind: 'act', cue }),
    begin: (next) => take({ kind: 'begin', walk: next }),
  };
}
