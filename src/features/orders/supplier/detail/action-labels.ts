import type { OfferedAction, SubOrderAction, SubOrderStatus } from '../../shared/index.ts';

interface ActionLabels {
  /** The button. */
  readonly label: string;
  /** The state that it leads to; null where that stays. */
  readonly leadsTo: SubOrderStatus | null;
  readonly isDestructive?: true;
  /** Never the main button: nobody waits for it. */
  readonly isAside?: true;
}

/** The steps that a supplier can take, the likeliest first; the server says which of them are allowed now. */
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

const inOrder = Object.keys(supplierActions) as SupplierAction[]; // Its own keys, in the order written.

/** Of what the server allows, what this page offers. */
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

/** What has to be asked before: the others are done with one press. */
export const isAskedFirst = (action: SupplierAction): boolean => action !== 'start_preparing';
