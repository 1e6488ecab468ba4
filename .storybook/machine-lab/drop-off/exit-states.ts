import type { ChartModel, ChartState } from '../../../src/statecharts/chart/chart.types.ts';

/** End states of flows that keep handling events. */
const listeningEnds: readonly string[] = [
  'onboarding.completion.complete',
  'checkout.paid',
  'checkout.expired.unpaid',
  'checkout.expired.givenUp',
  'booking.answer.confirmed',
  'booking.answer.declined',
  'booking.answer.expired',
  'booking.answer.withdrawn',
  'booking.answer.cancelled',
  'booking.answer.over',
];

/** Visits that end here are complete, not lost. */
export const isFinalState = ({ id, kind }: ChartState): boolean =>
  kind === 'final' || listeningEnds.includes(id);

/** States that send the user to the payment provider's page: returning starts another visit. */
const exits: readonly string[] = [
  'onboarding.paymentAccount.leaving',
  'checkout.leaving',
  'booking.payment.leaving',
];

/** Visits that end here were sent away: how many return is not recorded. */
export const isExit = ({ id }: ChartState): boolean => exits.includes(id);

/** The requested states among a state and its descendants. */
export const within = (
  { states }: ChartModel,
  id: string,
  is: (state: ChartState) => boolean,
): readonly ChartState[] =>
  states.filter((state) => (state.id === id || state.id.startsWith(`${id}.`)) && is(state));
