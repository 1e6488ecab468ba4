import type { OfferedAction, SubOrderAction, SubOrderStatus } from '../../shared/index.ts';

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
  contest_dispute: { label: 'I don’t agree', leadsTo: null, isAside: true },
  offer_part: { label: 'Offer part back', leadsTo: null, isAside: true },
  accept_dispute: { label: 'Refund everything', leadsTo: 'returned', isAside: true },
  decline: { label: 'Decline', leadsTo: 'declined', isDestructive: true },
  cancel: { label: 'Cancel this order', leadsTo: 'cancelled', isDestructive: true },
} as const satisfies Partial<Record<SubOrderAction, ActionLabels>>;

export type SupplierAction = keyof typeof supplierActions;

const inOrder = Object.keys(supplierActions) as SupplierAction[]; // The record's own keys, in the order of the source.

/** The allowed actions that this page offers. */
export const offeredActions = (
  allowed: readonly SubOrderAction[],
): readonly OfferedAction<SupplierAction>[] =>
  inOrder
    .filter((action) => allowed.some((one) => one === action))
    .map((action) => ({
      action,
      label: supplierActions[action].label,
      isDestructive: 'isDestructive' in supplierActions[action],
      isAside: 'isAside' in supplierActions[action],
    }));

/** Whether the action opens a dialog; the others run immediately. */
export const isAskedFirst = (action: SupplierAction): boolean => action !== 'start_preparing';
