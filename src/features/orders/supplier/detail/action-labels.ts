import { formatMoney } from '../../../../ui/index.ts';
import type { OfferedAction, SubOrder, SubOrderAction, SubOrderStatus } from '../../shared/index.ts';

interface ActionLabels {
  /** Label of the button. */
  readonly label: string;
  /** The status after the action; null if the status does not change. */
  readonly leadsTo: SubOrderStatus | null;
  readonly isDestructive?: true;
  /** Never the main button, since nobody waits for it. */
  readonly isAside?: true;
}

/** The supplier's actions, the most likely first; the server decides which are allowed. */
export const supplierActions = {
  confirm: { label: 'Confirm', leadsTo: 'confirmed' },
  dispatch: { label: 'Mark as dispatched', leadsTo: 'dispatched' },
  mark_ready: { label: 'Ready for collection', leadsTo: 'ready_for_collection' },
  mark_delivered: { label: 'Mark as delivered', leadsTo: 'delivered' },
  start_preparing: { label: 'Start preparing', leadsTo: 'preparing' },
  change_date: { label: 'Change the date', leadsTo: null },
  propose_change: { label: 'Propose a change', leadsTo: 'change_proposed' },
  withdraw_change: { label: 'Withdraw the change', leadsTo: 'pending_confirmation', isAside: true },
  refund_reported: { label: 'Refund what is missing', leadsTo: 'completed' },
  contest_dispute: { label: 'I don’t agree', leadsTo: null, isAside: true },
  offer_part: { label: 'Offer part back', leadsTo: null, isAside: true },
  accept_dispute: { label: 'Refund everything', leadsTo: 'returned', isAside: true },
  decline: { label: 'Decline', leadsTo: 'declined', isDestructive: true },
  cancel: { label: 'Cancel this order', leadsTo: 'cancelled', isDestructive: true },
} as const satisfies Partial<Record<SubOrderAction, ActionLabels>>;

export type SupplierAction = keyof typeof supplierActions;

const inOrder = Object.keys(supplierActions) as SupplierAction[]; // The record's own keys, in the order of the source.

/** What a button says: of money that goes back, how much. */
function labelOf(action: SupplierAction, { dispute, afterRefunds }: ActedOn): string {
  const { label } = supplierActions[action];
  if (action === 'accept_dispute') return `${label}: ${formatMoney(afterRefunds)}`;
  return action === 'refund_reported' && dispute?.most
    ? `Refund the ${formatMoney(dispute.most)} that is missing`
    : label;
}

type ActedOn = Pick<SubOrder, 'actions' | 'dispute' | 'afterRefunds'>;

/** The allowed actions that this page offers. */
export const offeredActions = (subOrder: ActedOn): readonly OfferedAction<SupplierAction>[] =>
  inOrder
    .filter((action) => subOrder.actions.some((one) => one === action))
    .map((action) => ({
      action,
      label: labelOf(action, subOrder),
      isDestructive: 'isDestructive' in supplierActions[action],
      isAside: 'isAside' in supplierActions[action],
    }));

/** Whether the action opens a dialog; the others run immediately. */
export const isAskedFirst = (action: SupplierAction): boolean => action !== 'start_preparing';
