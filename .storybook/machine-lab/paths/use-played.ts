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

/** How far a path of so many steps was walked: by hand, or by itself. Another path is at its beginning. */
export function usePlayed(path: string, steps: number): Played {
  const [stood, setStood] = useState({ path, played: 0, wants: false });
  const { played, wants } = stood.path === path ? stood : { played: 0, wants: false };
  const isPlaying = wants && played < steps;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setStood({ path, played: played + 1, wants: true }), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, path, played]);
  return {
    ...{ played, isPlaying },
    goTo: (next) => setStood({ path, played: Math.min(Math.max(next, 0), steps), wants: false }),
    play: () => setStood({ path, played: played >= steps ? 0 : played, wants: true }),
    pause: () => setStood({ path, played, wants: false }),
  };
}
