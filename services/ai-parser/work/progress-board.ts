import type { components } from '../../../openapi/__generated__/ai-parser.ts';

export type Progress = components['schemas']['Progress'];

/** Where a reading tells how far it is, and others follow it, by an id that whoever sends the file made up. */
export interface ProgressBoard {
  tell(id: string, progress: Progress): void;
  /** Hears the latest at once, then all that follows; the answer stops it. Null when too many follow already. */
  follow(id: string, hear: (progress: Progress) => void): (() => void) | null;
}

export const isLast = ({ stage }: Progress): boolean => stage === 'done' || stage === 'failed';

const waiting: Progress = { stage: 'waiting', rows: 0, of: null };

export interface BoardOptions {
  readonly followersMax: number;
  /** Readings that are remembered at once; older ones that ended are forgotten first. */
  readonly readingsMax: number;
}

export function progressBoard({ followersMax, readingsMax }: BoardOptions): ProgressBoard {
  const latest = new Map<string, Progress>();
  const followers = new Map<string, Set<(progress: Progress) => void>>();
  let followerCount = 0;
  return {
    tell(id, progress) {
      // Set anew, it stands last: the first is the one that has been silent longest.
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
