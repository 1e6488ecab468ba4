/** The sender has left, or the service stops: nobody waits for the list any more. */
export class Abandoned extends Error {
  constructor() {
    super('The reading of a file was given up');
  }
}

export interface TurnLimits {
  /** The number of files that are read at the same time. */
  readonly atOnce: number;
  /** The maximum number of waiting files; one client may have half of them. */
  readonly queueMax: number;
  /** The number of paused readings, waiting for a slow client, that do not count as active. */
  readonly lentMax: number;
}

/** A file's turn; must be ended once. */
export interface Turn {
  /** While paused, another may use its slot; in any case it keeps its memory. */
  setPaused(isPaused: boolean): void;
  end(): void;
}

interface Wanted {
  /** The file's client: clients take turns, however many files each has sent. */
  readonly client: string;
  readonly signal: AbortSignal;
  /** Called with the number of files before this one, at once and whenever that changes. */
  readonly onAhead?: (ahead: number) => void;
}

export interface TurnCounts {
  readonly working: number;
  readonly waiting: number;
}

/** Decides which files are read, a few at a time, the others in a fair order. */
interface Turns {
  readonly counts: TurnCounts;
  /** Whether a new reading would start at once. */
  readonly isFree: boolean;
  /** Whether a file would be accepted, unless its client has others that wait. */
  readonly hasRoom: boolean;
  /** Whether this client's next file would be refused. */
  isFull(client: string): boolean;
  /** Resolves when it is the file's turn; throws {@link Abandoned} if the signal aborts before that. */
  take(wanted: Wanted): Promise<Turn>;
}

interface Reading {
  readonly client: string;
  /** Each client's files have consecutive rounds; within a round files are read in the order of arrival. */
  readonly round: number;
}

interface Waiter extends Reading {
  readonly begin: () => void;
  readonly onAhead: (ahead: number) => void;
  /** The last reported number. */
  ahead: number | null;
}

export function startTurns({ atOnce, queueMax, lentMax }: TurnLimits): Turns {
  /** In the order of their turns. */
  const waiting: Waiter[] = [];
  const inWork = new Set<Reading>();
  /** The round of the reading that began last. */
  let currentRound = 0;
  let working = 0;
  let lent = 0;
  const nextRound = (client: string) => {
    const own = [...inWork, ...waiting].filter((reading) => reading.client === client);
    return Math.max(currentRound, ...own.map(({ round }) => round + 1));
  };
  const enqueue = (waiter: Waiter) => {
    const later = waiting.findIndex(({ round }) => round > waiter.round);
    waiting.splice(later === -1 ? waiting.length : later, 0, waiter);
  };
  const next = () => {
    while (working < atOnce) {
      const first = waiting.shift();
      if (first === undefined) break;
      working += 1;
      currentRound = first.round;
      inWork.add(first);
      first.begin();
    }
    waiting.forEach((waiter, ahead) => {
      if (waiter.ahead === ahead) return;
      waiter.ahead = ahead;
      waiter.onAhead(ahead);
    });
  };
  const isFree = () => working < atOnce;
  const hasRoom = () => isFree() || waiting.length < queueMax;
  const turnOf = (reading: Reading): Turn => {
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
        inWork.delete(reading);
        next();
      },
    };
  };
  return {
    get counts() {
      return { working, waiting: waiting.length };
    },
    get isFree() {
      return isFree();
    },
    get hasRoom() {
      return hasRoom();
    },
    isFull(client) {
      if (isFree()) return false;
      const own = waiting.filter((waiter) => waiter.client === client).length;
      return !hasRoom() || own >= Math.ceil(queueMax / 2);
    },
    async take({ client, signal, onAhead = () => undefined }) {
      if (signal.aborted) throw new Abandoned();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const waiter: Waiter = { client, round: nextRound(client), begin, onAhead, ahead: null };
      const leave = () => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(new Abandoned());
        next();
      };
      signal.addEventListener('abort', leave, { once: true });
      enqueue(waiter);
      next();
      await promise;
      return turnOf(waiter);
    },
  };
}
