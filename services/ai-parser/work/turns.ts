/** The sender left, or the service stops: nobody waits for the list any more. */
export class Abandoned extends Error {
  constructor() {
    super('The reading of a file was given up');
  }
}

export interface TurnLimits {
  /** Files that are read at the same time. */
  readonly atOnce: number;
  /** Files that may wait for their turn. */
  readonly queueMax: number;
  /** The number of paused readings, waiting for a slow client, that do not count as active. */
  readonly lentMax: number;
}

/** A file's turn: it ends once. */
export interface Turn {
  /** While paused, another may use its slot; in any case it keeps its memory. */
  setPaused(isPaused: boolean): void;
  end(): void;
}

/** Who may work, a few at a time, the others in their order. */
interface Turns {
  /** A new reading would not have to wait. */
  readonly isFree: boolean;
  readonly isFull: boolean;
  /** Throws {@link Abandoned} when the signal aborts before it is one's turn. */
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
    const setPaused = (isPaused: boolean) => {
      if (isOver || isPaused === isLent || (isPaused && lent >= lentMax)) return;
      isLent = isPaused;
      lent += isPaused ? 1 : -1;
      // A resumed reading continues at once, temporarily exceeding the limit, rather than queueing with its memory.
      working += isPaused ? -1 : 1;
      next();
    };
    return {
      setPaused,
      end() {
        if (isOver) return;
        setPaused(false);
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
      if (signal.aborted) throw new Abandoned();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const leave = () => {
        waiting.splice(waiting.indexOf(resolve), 1);
        reject(new Abandoned());
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
