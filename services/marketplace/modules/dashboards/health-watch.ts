import type { Clock } from '../../platform/clock.ts';

/** A part of the market that `/ready` checks. */
interface WatchedPart {
  readonly name: string;
  /** Never throws. */
  check(): Promise<string>;
}

interface UnhealthyPart {
  readonly name: string;
  /** `away`, `late`, `full`. */
  readonly state: string;
  /** When this node first noticed it. */
  readonly since: Date;
}

/** Which parts are unhealthy, and since when this node knows that. */
export function createHealthWatch(clock: Clock) {
  let watched: readonly WatchedPart[] = [];
  const noticed = new Map<string, Date>();
  return {
    /** Sets the parts to check from now on. */
    watch: (parts: readonly WatchedPart[]): void => {
      watched = parts;
    },
    unhealthy: async (): Promise<readonly UnhealthyPart[]> => {
      const states = await Promise.all(
        watched.map(async (part) => ({ name: part.name, state: await part.check() })),
      );
      return states.flatMap(({ name, state }) => {
        if (state === 'ok') {
          noticed.delete(name);
          return [];
        }
        const since = noticed.get(name) ?? clock.now();
        noticed.set(name, since);
        return [{ name, state, since }];
      });
    },
  };
}

export type HealthWatch = ReturnType<typeof createHealthWatch>;
