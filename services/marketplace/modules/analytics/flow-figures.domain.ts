import { quantileOf, type Durations } from './durations.domain.ts';

/** The visits to a state in the requested days; `wentTo` and `within` are '' and 0 for arrivals. */
export interface VisitSum {
  readonly state: string;
  readonly wentTo: string;
  readonly within: number;
  readonly visits: number;
}

/** contract: FlowStateFigures. */
export interface StateFigures {
  readonly state: string;
  readonly came: number;
  readonly wentOn: number;
  readonly medianSeconds: number | null;
  readonly slowSeconds: number | null;
  readonly to: readonly { readonly state: string; readonly count: number }[];
}

const mostFirst = <Of extends { readonly state: string }>(countOf: (of: Of) => number) => {
  return (a: Of, b: Of): number => countOf(b) - countOf(a) || (a.state < b.state ? -1 : 1);
};

function sumBy<Key extends string | number>(
  visits: readonly VisitSum[],
  keyOf: (visit: VisitSum) => Key,
): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const visit of visits) sums.set(keyOf(visit), (sums.get(keyOf(visit)) ?? 0) + visit.visits);
  return sums;
}

function figuresOfState(state: string, sums: readonly VisitSum[]): StateFigures {
  const departures = sums.filter(({ wentTo }) => wentTo !== '');
  const durations: Durations[] = [...sumBy(departures, ({ within }) => within)].map(([within, count]) => ({
    within,
    count,
  }));
  const count = (some: readonly VisitSum[]) => some.reduce((sum, { visits }) => sum + visits, 0);
  return {
    state,
    came: count(sums) - count(departures),
    wentOn: count(departures),
    medianSeconds: quantileOf(durations, 0.5),
    slowSeconds: quantileOf(durations, 0.9),
    to: [...sumBy(departures, ({ wentTo }) => wentTo)]
      .map(([to, visits]) => ({ state: to, count: visits }))
      .sort(mostFirst(({ count: visits }) => visits)),
  };
}

/** The figures of each state, most visited first. */
export function flowFiguresOf(sums: readonly VisitSum[]): StateFigures[] {
  const byState = Map.groupBy(sums, ({ state }) => state);
  return [...byState]
    .map(([state, ofState]) => figuresOfState(state, ofState))
    .sort(mostFirst(({ came }) => came));
}
