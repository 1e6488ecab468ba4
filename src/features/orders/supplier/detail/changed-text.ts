import { whoChanged } from '../../../forms/index.ts';
import { statusLabels } from '../../shared/index.ts';
import type { SupplierOrder } from '../supplier-order.types.ts';

/** Why an action is no longer possible: who changed the order meanwhile, and its status now. */
export function changedText({ timeline, subOrder }: Pick<SupplierOrder, 'timeline' | 'subOrder'>): string {
  const entries = timeline.filter(({ process }) => process === 'sub_order');
  const state = statusLabels.subOrder.supplier[subOrder.status].word;
  return `This order was changed${whoChanged(entries, subOrder.supplier.name)}: it is now “${state}”.`;
}
