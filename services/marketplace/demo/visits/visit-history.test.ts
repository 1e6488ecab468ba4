import { expect, test } from 'vitest';
import { flowFiguresOf, flowStates } from '../../modules/analytics/index.ts';
import { demoWalks, historyDays, visitHistory } from './visit-history.ts';

const history = visitHistory();

test('is made of states that the flows have, and of nothing else', () => {
  const unknown = history.filter(({ flow, state, wentTo }) => {
    const known = flowStates[flow] ?? [];
    return !known.includes(state) || (wentTo !== '' && !known.includes(wentTo));
  });
  expect(unknown).toEqual([]);
});

test('leads only to places from which it is known how one goes on', () => {
  for (const { flow, begins, places } of demoWalks) {
    const led = [begins, ...Object.values(places).flatMap(({ to }) => Object.keys(to))];
    expect([flow, led.filter((place) => !(place in places))]).toEqual([flow, []]);
    const tooMany = Object.entries(places).filter(
      ([, { to }]) => Object.values(to).reduce((sum, share) => sum + share, 0) > 100,
    );
    expect([flow, tooMany]).toEqual([flow, []]);
  }
});

test('is the same each time, and of ninety days', () => {
  expect(visitHistory()).toEqual(history);
  const days = new Set(history.map(({ daysAgo }) => daysAgo));
  expect([days.size, Math.min(...days), Math.max(...days)]).toEqual([historyDays, 0, historyDays - 1]);
});

test('has vendors stop at the payment account and over the review more than anywhere else', () => {
  const lost = (flow: string, isStep: (state: string) => boolean) =>
    flowFiguresOf(history.filter((visits) => visits.flow === flow))
      .filter(({ state }) => isStep(state))
      .map(({ state, came, wentOn }) => ({ state, lost: came - wentOn }))
      .sort((a, b) => b.lost - a.lost)[0]?.state;
  // The end is nobody's loss.
  const isStep = (state: string) =>
    state.split('.').length === 2 && !/\.(?:completion|finished)$/.test(state);
  expect([lost('onboarding', isStep), lost('import', isStep)]).toEqual([
    ...['onboarding.paymentAccount', 'import.reviewing'],
  ]);
});

test('never has more go on than came', () => {
  for (const { flow } of demoWalks) {
    const figures = flowFiguresOf(history.filter((visits) => visits.flow === flow));
    expect(figures.filter(({ came, wentOn }) => wentOn > came)).toEqual([]);
  }
});
