import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { classOf } from './durations.domain.ts';
import { flowFiguresOf, type StateFigures } from './flow-figures.domain.ts';
import {
  addFlowVisits,
  hasNoFlowVisits,
  lockFlowVisits,
  sumFlowVisits,
  visitKey,
  type DayVisits,
} from './flow-visits.repository.ts';
import { plausibleDay, utcDay, utcDaysBefore } from './utc-days.ts';

/** contract: FlowArrival. `at` is an ISO 8601 instant of the browser's clock. */
interface FlowArrival {
  readonly flow: string;
  readonly state: string;
  readonly at: string;
}

/** contract: FlowDeparture. */
interface FlowDeparture extends FlowArrival {
  readonly to: string;
  readonly seconds: number;
}

/** contract: FlowFigures. */
interface FlowFigures {
  readonly flow: string;
  readonly from: string;
  readonly to: string;
  readonly states: readonly StateFigures[];
}

/** Visits before today, with their age in days. */
export interface PastVisits extends Omit<DayVisits, 'day'> {
  readonly daysAgo: number;
}

export interface FlowVisits {
  /**
   * Counts arrivals and departures per state and UTC day, with their duration; unknown names, and what exceeds 100 of
   * each per call, are dropped. Not idempotent: a batch sent twice counts twice.
   */
  recordFlowVisits(visits: {
    readonly arrivals: readonly FlowArrival[];
    readonly departures: readonly FlowDeparture[];
  }): Promise<void>;
  /**
   * A flow's counts of the last days, including today, also for former state names. Empty for a flow without visits.
   * Data is retained as long as it can be requested.
   */
  flowFigures(asked: { readonly flow: string; readonly days: number }): Promise<FlowFigures>;
  /** Inserts past visits into a market without any; otherwise does nothing. Returns the number of rows. */
  beginHistory(history: () => readonly PastVisits[]): Promise<number>;
}

const maxACall = 100;

export function createFlowVisits({
  db,
  clock,
  knownStates,
}: {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** The states of each flow: the only text that may enter the table. */
  readonly knownStates: Readonly<Record<string, readonly string[]>>;
}): FlowVisits {
  const known = new Map(Object.entries(knownStates).map(([flow, states]) => [flow, new Set(states)]));
  const isKnown = (flow: string, state: string): boolean => known.get(flow)?.has(state) ?? false;

  return {
    async recordFlowVisits({ arrivals, departures }) {
      const counts = new Map<string, DayVisits>();
      const count = ({ flow, state, at }: FlowArrival, wentTo: string, within: number): void => {
        if (!isKnown(flow, state) || (wentTo !== '' && !isKnown(flow, wentTo))) return;
        const visit = { day: plausibleDay(clock, at), flow, state, wentTo, within, visits: 1 };
        const key = visitKey(visit);
        counts.set(key, { ...visit, visits: (counts.get(key)?.visits ?? 0) + 1 });
      };
      for (const arrival of arrivals.slice(0, maxACall)) count(arrival, '', 0);
      for (const departure of departures.slice(0, maxACall))
        if (departure.to !== '') count(departure, departure.to, classOf(departure.seconds));
      await addFlowVisits(db, [...counts.values()]);
    },

    async flowFigures({ flow, days }) {
      const now = clock.now();
      const period = { from: utcDaysBefore(now, days - 1), to: utcDay(now) };
      return { flow, ...period, states: flowFiguresOf(await sumFlowVisits(db, flow, period)) };
    },

    async beginHistory(history) {
      return inTransaction(db, async (trx) => {
        await lockFlowVisits(trx);
        if (!(await hasNoFlowVisits(trx))) return 0;
        const now = clock.now();
        const visits = history().map(({ daysAgo, ...visit }) => ({
          ...visit,
          day: utcDaysBefore(now, daysAgo),
        }));
        await addFlowVisits(trx, visits);
        return visits.length;
      });
    },
  };
}
