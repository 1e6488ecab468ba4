import { classOf, type PastVisits } from '../../modules/analytics/index.ts';
import { importVisits } from './import-visits.ts';
import { changesBetween, statesAt } from './state-changes.ts';
import { onboardingVisits } from './onboarding-visits.ts';
import { checkoutVisits, orderAnswerVisits } from './trade-visits.ts';
import type { VisitModel } from './visit-model.types.ts';

export const demoVisitModels: readonly VisitModel[] = [
  onboardingVisits,
  importVisits,
  checkoutVisits,
  orderAnswerVisits,
];

/** The number of days of visits in a new demo market, including today. */
export const historyDays = 90;
/** The maximum length of a visit. */
const mostSteps = 200;

/** A generator of numbers from 0 to 1, the same ones each time (mulberry32). */
function dice(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Most take about the median, a few several times as long. */
const spread = (seconds: number, roll: () => number): number =>
  Math.max(0, Math.round(seconds * Math.exp((roll() + roll() + roll() - 1.5) * 1.6)));

/** The next state; null if the visit ends here. */
function chosen(to: Readonly<Record<string, number>>, roll: () => number): string | null {
  let left = roll() * 100;
  for (const [place, share] of Object.entries(to)) {
    left -= share;
    if (left < 0) return place;
  }
  return null;
}

type HistoryEvents = (state: string, wentTo: string, within: number) => void;

/** Simulates one visit as the browser would report it. */
function simulateVisit(
  { flow, begins, places }: VisitModel,
  roll: () => number,
  addVisit: HistoryEvents,
): void {
  let place = chosen(begins, roll);
  if (place === null) return;
  let states = statesAt(flow, place);
  const lasted = new Map(states.map((state) => [state, 0]));
  for (const state of states) addVisit(state, '', 0);
  for (let step = 0; step < mostSteps; step += 1) {
    const currentStates = places[place];
    if (!currentStates) return;
    const next = chosen(currentStates.to, roll);
    if (next === null) return;
    const seconds = spread(currentStates.seconds, roll);
    for (const state of states) lasted.set(state, (lasted.get(state) ?? 0) + seconds);
    const after = statesAt(flow, next);
    const { left, entered } = changesBetween(states, after);
    for (const { state, to } of left) {
      addVisit(state, to, classOf(lasted.get(state) ?? 0));
      lasted.delete(state);
    }
    for (const state of entered) addVisit(state, '', 0);
    states = after;
    place = next;
  }
}

/** Fewer at weekends; increasing over the weeks. */
function beginningsOf(aDay: number, daysAgo: number, roll: () => number): number {
  const growth = 1.15 - (0.4 * daysAgo) / historyDays;
  const isRestDay = daysAgo % 7 === 1 || daysAgo % 7 === 2;
  return Math.round(aDay * growth * (isRestDay ? 0.35 : 1) * (0.6 + 0.8 * roll()));
}

/** The visits of the demo market's first weeks: the same each time. */
export function visitHistory(): PastVisits[] {
  const visits = new Map<string, PastVisits>();
  for (const [place, walk] of demoVisitModels.entries()) {
    const roll = dice(place + 1);
    const { flow } = walk;
    for (let daysAgo = historyDays - 1; daysAgo >= 0; daysAgo -= 1) {
      const addVisit: HistoryEvents = (state, wentTo, within) => {
        const key = `${daysAgo} ${state} ${wentTo} ${within}`;
        const before = visits.get(key)?.visits ?? 0;
        visits.set(key, { daysAgo, flow, state, wentTo, within, visits: before + 1 });
      };
      for (let count = beginningsOf(walk.aDay, daysAgo, roll); count > 0; count -= 1)
        simulateVisit(walk, roll, addVisit);
    }
  }
  return [...visits.values()];
}
