import type { components } from '../../../openapi/__generated__/ai-parser.ts';

export type Progress = components['schemas']['Progress'];

/** Publishes the progress of readings, by an id chosen by the file's sender. */
export interface ProgressBoard {
  report(id: string, progress: Progress): void;
  /**
   * Calls `hear` with the latest progress at once, then with each update; the returned function stops it. Null if there
   * are too many followers.
   */
  follow(id: string, hear: (progress: Progress) => void): (() => void) | null;
}

export const isLast = ({ stage }: Progress): boolean => stage === 'done' || stage === 'failed';

const waiting: Progress = { stage: 'waiting', rows: 0, of: null };

interface BoardOptions {
  readonly followersMax: number;
  /** The maximum number of remembered readings; the oldest finished ones are forgotten first. */
  readonly readingsMax: number;
}

export function progressBoard({ followersMax, readingsMax }: BoardOptions): ProgressBoard {
  const latest = new Map<string, Progress>();
  const followers = new Map<string, Set<(progress: Progress) => void>>();
  let followerCount = 0;
  return {
    report(id, progress) {
      // Re-inserted at the end: the first entry is the one silent for longest.
      latest.delete(id);
      latest.set(id, progress);
      const [silent] = latest.keys();
      if (latest.size > readingsMax && silent !== undefined) latest.delete(silent);
      for (const hear of followers.get(id) ?? []) hear(progress);
    },
    follow(id, hear) {
      if (followerCount >= followersMax) return null;
      const others = followers.get(id) ?? new Set();
      followers.set(id, others.add(hear));
      followerCount += 1;
      hear(latest.get(id) ?? waiting);
      return () => {
        if (!others.delete(hear)) return;
        followerCount -= 1;
        if (others.size === 0) followers.delete(id);
      };
    },
  };
}
