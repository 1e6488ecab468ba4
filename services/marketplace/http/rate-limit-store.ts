import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedCounts } from '../platform/rate-limits/index.ts';
import { inTime } from '../site/in-time.ts';

/**
 * From this limit on, calls are shared in hundreds: so few callers make a hundred in a minute that this costs
 * almost nothing.
 */
const wholesaleFrom = 1000;
const wholesale = 100;
/** The maximum number of addresses in memory; above it, the oldest is counted anew. */
const maxAddresses = 5000;
/** If the database does not answer by then, this node counts alone. */
const maxWaitMs = 1000;

interface Held {
  /** The count over all nodes at the last access. */
  shared: number;
  window: string | null;
  /** Counted here and not shared yet. */
  own: number;
  endsAtMs: number;
}

type RouteOf = { readonly routeInfo?: { readonly method?: string | string[]; readonly url?: string } };
type Counted = { current: number; ttl: number };

interface SharedRateLimitsOptions {
  /** Called once with the reason when this node starts to count alone, until it has shared again. */
  readonly onAlone: (error: unknown) => void;
  readonly steadyMs?: () => number;
}

/**
 * Counts of addresses over all nodes, for @fastify/rate-limit: exact for small limits; for large ones, each further
 * node allows one hundred more calls. An address above its limit is not looked up again before its window ends, so that
 * a flood does not reach the database.
 */
export function sharedRateLimits(
  add: SharedCounts,
  { onAlone, steadyMs = () => performance.now() }: SharedRateLimitsOptions,
): FastifyRateLimitStoreCtor {
  let isAlone = false;
  const countsAlone = (error: unknown): null => {
    if (!isAlone) onAlone(error);
    isAlone = true;
    return null;
  };
  return class SharedStore implements FastifyRateLimitStore {
    readonly #name: string;
    readonly #held = new Map<string, Held>();

    constructor(options: RouteOf) {
      const { method = '', url = '' } = options.routeInfo ?? {};
      this.#name = `${String(method)} ${url}`;
    }

    incr(
      address: string,
      done: (error: Error | null, result?: Counted) => void,
      windowMs: number,
      most: number,
    ): void {
      const held = this.#heldOf(address, windowMs);
      held.own += 1;
      const isOver = held.shared + held.own > most;
      const isAsked = !isOver && held.own >= (most >= wholesaleFrom ? wholesale : 1);
      // If sharing fails it counts alone, so there is always a count.
      if (isAsked) void this.#share(held, address, windowMs).then((counted) => done(null, counted));
      else done(null, this.#countOf(held));
    }

    child(options: object): FastifyRateLimitStore {
      return new SharedStore(options);
    }

    async #share(held: Held, address: string, windowMs: number): Promise<Counted> {
      const more = held.own;
      held.own = 0;
      const counted = await inTime(
        add(`${this.#name} ${address}`, more, windowMs),
        maxWaitMs,
        'no count',
      ).catch(countsAlone);
      if (counted === null) {
        // While the database is down each node counts alone; calls shared too late are counted twice.
        held.own += more;
        return this.#countOf(held);
      }
      isAlone = false;
      held.shared = held.window === counted.window ? Math.max(held.shared, counted.count) : counted.count;
      held.window = counted.window;
      held.endsAtMs = steadyMs() + counted.endsInMs;
      return { current: counted.count, ttl: counted.endsInMs };
    }

    #countOf(held: Held): Counted {
      return { current: held.shared + held.own, ttl: held.endsAtMs - steadyMs() };
    }

    #heldOf(address: string, windowMs: number): Held {
      const now = steadyMs();
      const known = this.#held.get(address);
      if (known !== undefined && known.endsAtMs > now) return known;
      this.#held.delete(address);
      const [first] = this.#held.keys();
      if (this.#held.size >= maxAddresses && first !== undefined) this.#held.delete(first);
      const held: Held = { shared: 0, window: null, own: 0, endsAtMs: now + windowMs };
      this.#held.set(address, held);
      return held;
    }
  };
}
