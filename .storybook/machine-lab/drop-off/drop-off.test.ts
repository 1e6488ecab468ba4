import { describe, expect, it } from 'vitest';
import { checkoutMachine } from '../../../src/machines/checkout/checkout.machine.ts';
import { onboardingMachine } from '../../../src/machines/onboarding/onboarding.machine.ts';
import { orderAnswerMachine } from '../../../src/machines/order-answer/order-answer.machine.ts';
import { chartOf } from '../../../src/statecharts/chart/chart-model.ts';
import { arrowCounts, arrowMarks } from './arrow-counts.ts';
import { dropOffOf, stateMarks, worstOf } from './drop-off.ts';
import type { FlowFigures } from './figures.types.ts';
import { funnelOf } from './funnel-steps.ts';
import { stateNames } from './state-names.ts';
import { sortedRows } from './sort-rows.ts';
import { shareText, durationText } from './figure-text.ts';

const state = (id: string, came: number, to: Readonly<Record<string, number>> = {}, medianSeconds = 41) => {
  const wentOn = Object.values(to).reduce((sum, count) => sum + count, 0);
  const time = wentOn > 0 ? medianSeconds : null;
  return {
    state: id,
    came,
    wentOn,
    medianSeconds: time,
    slowSeconds: time,
    to: Object.entries(to).map(([target, count]) => ({ state: target, count })),
  };
};
const figuresOf = (flow: string, ...states: FlowFigures['states']): FlowFigures => ({
  flow,
  from: '2026-11-01',
  to: '2026-11-20',
  states,
});

describe('what was lost', () => {
  const model = chartOf(checkoutMachine);
  const { rows, unknown } = dropOffOf(
    model,
    figuresOf(
      'checkout',
      state('checkout.reviewing', 100, { 'checkout.placing': 60 }),
      state('checkout.leaving', 60, { 'checkout.reading': 52 }),
      state('checkout.unsure', 4),
      state('checkout.paid', 40),
      state('checkout.expired', 9),
      state('checkout.expired.givenUp', 8),
      state('checkout.berth', 7),
    ),
  );
  const row = (id: string) => rows.find((one) => one.state === `checkout.${id}`);

  it('is who neither went on nor came to an end, and worst where the part is large and not of a handful', () => {
    expect(
      ['reviewing', 'leaving', 'unsure', 'paid', 'expired'].map((id) => [row(id)?.lost, row(id)?.tone]),
    ).toEqual([
      [40, 'red'],
      [0, 'blue'],
      [4, 'blue'],
      [0, 'blue'],
      [1, 'blue'],
    ]);
  });

  it('is not who was sent to the payment provider: coming back begins another visit', () => {
    const { rows: paying } = dropOffOf(
      chartOf(onboardingMachine),
      figuresOf(
        'onboarding',
        state('onboarding.paymentAccount', 100, { 'onboarding.completion': 20 }),
        state('onboarding.paymentAccount.leaving', 60, { 'onboarding.paymentAccount.reading': 5 }),
        state('onboarding.paymentAccount.none', 70, { 'onboarding.paymentAccount.creating': 50 }),
      ),
    );
    expect(paying.map(({ title, lost, sentAway }) => [title, lost, sentAway])).toEqual([
      ['Getting paid', 25, 55],
      ['Getting paid · none', 20, 0],
      ['Getting paid · leaving', 0, 55],
    ]);
    expect(stateMarks(paying)['onboarding.paymentAccount.leaving']?.text).toMatch(/· 55 to provider$/);
  });

  it('is shown on the chart', () => {
    const marks = stateMarks(rows);
    expect(marks['checkout.reviewing']).toEqual({ tone: 'red', text: '100 came · 60 % on · 41 s' });
    expect(marks['checkout.paid']).toEqual({ tone: 'blue', text: '40 came' });
  });

  it('is looked at where it is the most, in the states that have none inside', () => {
    expect(worstOf(rows)).toBe('checkout.reviewing');
    expect(worstOf(rows.filter(({ lost }) => lost === 0))).toBeNull();
  });

  it('of states that the flow no longer has is listed separately', () => {
    expect(unknown.map(({ state: id }) => id)).toEqual(['checkout.berth']);
  });

  it('is sorted by whatever one asks, what has no figure last', () => {
    const order = (by: 'came' | 'time', isDown: boolean) =>
      sortedRows(rows, { by, isDown }).map(({ came }) => came);
    expect(order('came', true)[0]).toBe(100);
    expect(order('time', false).slice(-4)).toEqual([4, 40, 9, 8]);
    expect(order('time', true).slice(-4)).toEqual([4, 40, 9, 8]);
  });
});

describe('arrows', () => {
  it('have the counts of those who took them, through states that are left at once', () => {
    const model = chartOf(orderAnswerMachine);
    const figures = figuresOf(
      'order-answer',
      state('order-answer.reading', 9, {
        'order-answer.asking': 5,
        'order-answer.settled': 2,
        'order-answer.dead': 1,
      }),
      state('order-answer.asking', 5, { 'order-answer.answering': 4 }),
    );
    const counts = arrowCounts(model, figures);
    const reported = model.edges.flatMap(({ id, source, target }) =>
      counts.has(id) ? [`${source} → ${target}: ${counts.get(id)}`.replaceAll('order-answer.', '')] : [],
    );
    expect(reported).toEqual([
      'reading → weighing: 7',
      'reading → dead: 1',
      'weighing → asking: 5',
      'weighing → settled: 2',
      'asking → answering: 4',
    ]);
  });

  it('that cannot be distinguished are counted together', () => {
    const model = chartOf(onboardingMachine);
    const figures = figuresOf(
      'onboarding',
      state('onboarding.companyProfile.saving', 9, {
        'onboarding.companyProfile.filling': 3,
        'onboarding.deliveryArea': 6,
      }),
    );
    const texts = Object.values(arrowMarks(model, arrowCounts(model, figures))).map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['3 by one of 2', '6']);
  });
});

it('the steps of a path are listed in its order, and of a flow without steps none', () => {
  const model = chartOf(onboardingMachine);
  const { rows } = dropOffOf(
    model,
    figuresOf(
      'onboarding',
      state('onboarding.logo', 30, { 'onboarding.paymentAccount': 20 }),
      state('onboarding.companyProfile', 40),
    ),
  );
  const steps = funnelOf(onboardingMachine, rows, stateNames(model)).map(
    ({ title, came, lost }) => `${title}: ${came}, ${lost}`,
  );
  expect([steps[0], steps[1], steps.includes('Your logo: 30, 10')]).toEqual([
    'Your list: 0, 0',
    'Your company: 40, 40',
    true,
  ]);
  // A step without visits is named like the others.
  expect(steps).toContain('Getting paid: 0, 0');
  expect(funnelOf(checkoutMachine, rows, new Map())).toEqual([]);
});

it('figures are written as people say them', () => {
  expect([41, 89, 600, 9000, 172_800].map(durationText)).toEqual(['41 s', '89 s', '10 min', '2.5 h', '2 d']);
  expect([0, 0.001, 0.5, 0.999, 1].map(shareText)).toEqual(['0 %', '<1 %', '50 %', '>99 %', '100 %']);
});
