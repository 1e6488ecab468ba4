import type { ChartModel, ChartState } from '../../../src/statecharts/chart/chart.types.ts';

/** Where a flow has come to its end, though it goes on listening. */
const listeningEnds: readonly string[] = [
  'onboarding.completion.complete',
  'checkout.paid',
  'checkout.expired.unpaid',
  'checkout.expired.givenUp',
];

/** Whoever stays here has arrived: that is nobody's loss. */
export const isEnd = ({ id, kind }: ChartState): boolean => kind === 'final' || listeningEnds.includes(id);

/** Where a flow sends somebody to the payment provider's page: whoever comes back begins another visit. */
const waysOut: readonly string[] = ['onboarding.paymentAccount.leaving', 'checkout.leaving'];

/** Whoever leaves from here was sent: how many of them come back, visits do not tell. */
export const isWayOut = ({ id }: ChartState): boolean => waysOut.includes(id);

/** Of a state and those inside it, the ones that are asked for. */
export const within = (
  { states }: ChartModel,
  id: string,
  is: (state: ChartState) => boolean,
): readonly ChartState[] =>
  states.filter((state) => (state.id === id || state.id.startsWith(`${id}.`)) && is(state));
