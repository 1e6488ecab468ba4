import { useEffect, useState } from 'react';

export interface Played {
  readonly played: number;
  readonly isPlaying: boolean;
  readonly goTo: (played: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
}

/** Long enough to see a screen, short enough to sit through. */
const STEP_MS = 1_200;

/** How far something of so many steps was walked: by hand, or by itself. */
export function usePlayed(steps: number): Played {
  const [played, setPlayed] = useState(0);
  const [wants, setWants] = useState(false);
  const isPlaying = wants && played < steps;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setPlayed(played + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, played]);
  return {
    ...{ played, isPlaying },
    goTo: (next) => {
      setWants(false);
      setPlayed(Math.min(Math.max(next, 0), steps));
    },
    play: () => {
      if (played >= steps) setPlayed(0);
      setWants(true);
    },
    pause: () => setWants(false),
  };
}
