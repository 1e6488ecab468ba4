import { expect, test } from 'vitest';
import { flowFiguresOf, flowStates } from '../../modules/analytics/index.ts';
import { demoVisitModels, historyDays, visitHistory } from './visit-history.ts';

const history = visitHistory();

test('contains only states that the flows have', () => {
  const unknown = history.filter(({ flow, state, wentTo }) => {
    const known = flowStates[flow] ?? [];
    return !known.includes(state) || (wentTo !== '' && !known.includes(wentTo));
  });
  expect(unknown).toEqual([]);
});

test('leads only to states for which the model has a continuation', () => {
  for (const { flow, begins, places } of demoVisitModels) {
    const sum = (shares: Readonly<Record<string, number>>) =>
      Object.values(shares).reduce((all, share) => all + share, 0);
    expect([flow, sum(begins)]).toEqual([flow, 100]);
    const led = [begins, ...Object.values(places).map(({ to }) => to)].flatMap(Object.keys);
    expect([flow, led.filter((place) => !(place in places))]).toEqual([flow, []]);
    const tooMany = Object.entries(places).filter(([, { to }]) => sum(to) > 100);
    expect([flow, tooMany]).toEqual([flow, []]);
  }
});

test('places visitors in states without child states', () => {
  const around = demoVisitModels.flatMap(({ flow, places }) =>
    Object.keys(places)
      .flatMap((place) => place.split(' + ').map((path) => `${flow}.${path}`))
      .filter((state) => flowStates[flow]?.some((other) => other.startsWith(`${state}.`))),
  );
  expect(around).toEqual([]);
});

test('is the same each time, and covers ninety days', () => {
  expect(visitHistory()).toEqual(history);
  const days = new Set(history.map(({ daysAgo }) => daysAgo));
  expect([days.size, Math.min(...days), Math.max(...days)]).toEqual([historyDays, 0, historyDays - 1]);
});

const figuresOf = (flow: string) => flowFiguresOf(history.filter((visits) => visits.flow === flow));
const staying = (flow: string, is: (state: string) => boolean) =>
  figuresOf(flow)
    .filter(({ state }) => is(state))
    .reduce((sum, { came, wentOn }) => sum + came - wentOn, 0);

test('loses most vendors at the payment account and in the review', () => {
  // Visits that end at the last step or at the provider are not lost.
  const lost = (flow: string, step: string) =>
    staying(flow, (state) => state === step) -
    staying(flow, (state) => state.startsWith(`${step}.`) && state.endsWith('.leaving'));
  const isStep = (state: string) =>
    state.split('.').length === 2 && !/\.(?:completion|finished)$/.test(state);
  const most = (flow: string) =>
    figuresOf(flow)
      .map(({ state }) => state)
      .filter(isStep)
      .toSorted((a, b) => lost(flow, b) - lost(flow, a))[0];
  expect([most('onboarding'), most('import')]).toEqual(['onboarding.paymentAccount', 'import.reviewing']);
});

test.each(['onboarding.paymentAccount.leaving', 'checkout.leaving'])(
  'loses nearly nobody in %s: the page is left there, and coming back begins another visit',
  (wayOut) => {
    const [flow = ''] = wayOut.split('.');
    const { came = 0, wentOn = 0 } = figuresOf(flow).find(({ state }) => state === wayOut) ?? {};
    expect(came).toBeGreaterThan(100);
    expect(wentOn / came).toBeLessThan(0.1);
  },
);

test('never has more departures than arrivals', () => {
  for (const { flow } of demoVisitModels) {
    expect(figuresOf(flow).filter(({ came, wentOn }) => wentOn > came)).toEqual([]);
  }
});
