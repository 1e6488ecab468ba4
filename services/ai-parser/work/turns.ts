/** The sender left, or the service stops: nobody waits for the list any more. */
export class GivenUp extends Error {
  constructor() {
    super('The reading of a file was given up');
  }
}

export interface TurnLimits {
  /** Files that are read at the same time. */
  readonly atOnce: number;
  /** Files that may wait for their turn. */
  readonly queueMax: number;
  /** Of those that stand still until somebody takes what they wrote, how many do not count as being read. */
  readonly lentMax: number;
}

/** A file's turn: it ends once. */
export interface Turn {
  /** While it stands still another may have its place; whether it lends it or not, it keeps what it has. */
  stand(isStanding: boolean): void;
  end(): void;
}

/** Who may work, a few at a time, the others in their order. */
export interface Turns {
  /** Whoever comes now need not wait. */
  readonly isFree: boolean;
  readonly isFull: boolean;
  /** Throws {@link GivenUp} when the signal aborts before it is one's turn. */
  take(signal: AbortSignal): Promise<Turn>;
}

export function startTurns({ atOnce, queueMax, lentMax }: TurnLimits): Turns {
  const waiting: (() => void)[] = [];
  let working = 0;
  let lent = 0;
  const next = () => {
    while (working < atOnce && waiting.length > 0) {
      working += 1;
      waiting.shift()?.();
    }
  };
  const turn = (): Turn => {
    let [isLent, isOver] = [false, false];
    const stand = (isStanding: boolean) => {
      if (isOver || isStanding === isLent || (isStanding && lent >= lentMax)) return;
      isLent = isStanding;
      lent += isStanding ? 1 : -1;
      // Who goes on does so at once, one more than there should be for a while, rather than stand in the queue with its memory.
      working += isStanding ? -1 : 1;
      next();
    };
    return {
      stand,
      end() {
        if (isOver) return;
        stand(false);
        isOver = true;
        working -= 1;
        next();
      },
    };
  };
  return {
    get isFree() {
      return working < atOnce;
    },
    get isFull() {
      return working >= atOnce && waiting.length >= queueMax;
    },
    async take(signal) {
      if (signal.aborted) throw new GivenUp();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const leave = () => {
        waiting.splice(waiting.indexOf(resolve), 1);
        reject(new GivenUp());
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(() => {
        signal.removeEventListener('abort', leave);
        resolve();
      });
      next();
      await promise;
      return turn();
    },
  };
}
