import { ApiError } from '../../../api/index.ts';
import { wordsOf } from '../../account/index.ts';
import { statusWords } from '../../order-parts/index.ts';
import { MovedOn } from './sub-order-queries.ts';

const byWhom = { you: 'by you', buyer: 'by the buyer', supplier: 'by your company', admin: 'by Quayside' };

/** One sentence for a step that was not taken; null when none failed. */
export function actFailureWords(error: Error | null): string | null {
  if (error === null) return null;
  if (error instanceof MovedOn) {
    const { timeline, subOrder } = error.found;
    const last = timeline
      .filter(({ process }) => process === 'sub_order')
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .at(-1);
    const actor = last && last.by in byWhom ? ` ${byWhom[last.by as keyof typeof byWhom]}` : ''; // Looked up the line before.
    const state = statusWords.subOrder.supplier[subOrder.status].word.toLowerCase();
    return `This order has moved on${actor}: it is now “${state}”. It is shown as it is; what you typed is kept.`;
  }
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'CHANGE_TOO_DEAR')
    return 'That comes to more than was ordered. What is dearer has to be ordered anew: lower the sum, or decline.';
  return wordsOf(error);
}
