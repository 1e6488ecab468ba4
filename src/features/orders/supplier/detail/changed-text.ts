import { statusLabels } from '../../shared/index.ts';
import type { SupplierOrder } from '../supplier-order.types.ts';

const byWhom = { you: 'by you', buyer: 'by the buyer', supplier: 'by your company', admin: 'by Quayside' };

/** Why a step can’t be taken: who changed the order meanwhile, and what it is now. */
export function changedText({ timeline, subOrder }: Pick<SupplierOrder, 'timeline' | 'subOrder'>): string {
  const last = timeline
    .filter(({ process }) => process === 'sub_order')
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .at(-1);
  const actor = last && last.by in byWhom ? ` ${byWhom[last.by as keyof typeof byWhom]}` : ''; // Looked up the line before.
  const state = statusLabels.subOrder.supplier[subOrder.status].word;
  return `This order was changed${actor}: it is now “${state}”.`;
}
