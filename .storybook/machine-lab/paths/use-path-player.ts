import { useEffect, useState } from 'react';

export interface PathPlayback {
  readonly played: number;
  readonly isPlaying: boolean;
  readonly goTo: (played: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
}

/** Long enough to see a screen, short enough to watch a whole path. */
const STEP_MS = 1_200;

/** The position in a path, moved manually or automatically. Another path starts at its beginning. */
export function usePathPlayer(path: string, steps: number): PathPlayback {
  const [previous, setStood] = useState({ path, played: 0, wants: false });
  const { played, wants } = previous.path === path ? previous : { played: 0, wants: false };
  const isPlaying = wants && played < steps;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setStood({ path, played: played + 1, wants: true }), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, path, played]);
  return {
    played,
    isPlaying,
    goTo: (next) => setStood({ path, played: Math.min(Math.max(next, 0), steps), wants: false }),
    play: () => setStood({ path, played: played >= steps ? 0 : played, wants: true }),
    pause: () => setStood({ path, played, wants: false }),
  };
}
