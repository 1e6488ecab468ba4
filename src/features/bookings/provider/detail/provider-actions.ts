import { offeredActions, type Booking, type BookingAction, type BookingStatus } from '../../shared/index.ts';

/** What a provider does with a booking by a button of its page; files have a place of their own there. */
export type ProviderAction = Extract<
  BookingAction,
  | 'confirm'
  | 'decline'
  | 'propose_time'
  | 'accept_time'
  | 'refuse_time'
  | 'withdraw_time'
  | 'assign_team'
  | 'start'
  | 'finish'
  | 'report_no_show'
  | 'cancel'
  | 'propose_supplement'
  | 'accept_dispute'
  | 'offer_part'
  | 'contest_dispute'
>;

const providerActions: readonly ProviderAction[] = [
  'confirm',
  'decline',
  'propose_time',
  'accept_time',
  'refuse_time',
  'withdraw_time',
  'assign_team',
  'start',
  'finish',
  'report_no_show',
  'cancel',
  'propose_supplement',
  'accept_dispute',
  'offer_part',
  'contest_dispute',
];

const isProviderAction = (action: BookingAction): action is ProviderAction =>
  providerActions.some((one) => one === action);

/** Of what the server allows, what this page offers, the likeliest first. */
export const providerOffers = (allowed: readonly BookingAction[]) =>
  offeredActions(allowed).flatMap(({ action, ...words }) =>
    isProviderAction(action) ? [{ action, ...words }] : [],
  );

/** The state that a step leads to, where it is another one. */
const leadsTo: Readonly<Partial<Record<ProviderAction, BookingStatus>>> = {
  confirm: 'confirmed',
  decline: 'declined',
  start: 'in_progress',
  report_no_show: 'no_show',
  cancel: 'cancelled_by_provider',
};

/** Whether a step that is refused was taken before. */
export const wasTaken = (
  action: ProviderAction,
  { status, finishedAt }: Pick<Booking, 'status' | 'finishedAt'>,
): boolean => (action === 'finish' ? finishedAt !== null : status === leadsTo[action]);
