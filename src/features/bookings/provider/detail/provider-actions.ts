import { offeredActions, type Booking, type BookingAction, type BookingStatus } from '../../shared/index.ts';

/** The provider's actions that have a button on the booking's page; files have their own panel. */
export type ProviderAction = Extract<
  BookingAction,
  | 'confirm'
  | 'decline'
  | 'propose_time'
  | 'accept_time'
  | 'refuse_time'
  | 'withdraw_time'
  | 'assign_team'
  | 'keep'
  | 'start'
  | 'finish'
  | 'report_no_show'
  | 'withdraw_no_show'
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
  'keep',
  'start',
  'finish',
  'report_no_show',
  'withdraw_no_show',
  'cancel',
  'propose_supplement',
  'accept_dispute',
  'offer_part',
  'contest_dispute',
];

const isProviderAction = (action: BookingAction): action is ProviderAction =>
  providerActions.some((one) => one === action);

/** The allowed actions that this page offers, the most likely first. */
export const providerOffers = (allowed: readonly BookingAction[]) =>
  offeredActions(allowed).flatMap(({ action, ...words }) =>
    isProviderAction(action) ? [{ action, ...words }] : [],
  );

/** The status after an action, where it changes the status. */
const leadsTo: Readonly<Partial<Record<ProviderAction, BookingStatus>>> = {
  confirm: 'confirmed',
  decline: 'declined',
  start: 'in_progress',
  report_no_show: 'no_show_reported',
  cancel: 'cancelled_by_provider',
};

/** Whether a refused action had already been performed. */
export const wasTaken = (
  action: ProviderAction,
  { status, finishedAt }: Pick<Booking, 'status' | 'finishedAt'>,
): boolean => (action === 'finish' ? finishedAt !== null : status === leadsTo[action]);
