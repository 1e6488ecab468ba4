import type { OfferedAction } from '../shared/index.ts';
import { wasDecided } from './return-texts.ts';
import type { Return, ReturnStep } from './return.types.ts';

const labels: Readonly<Record<ReturnStep, { readonly label: string; readonly isDestructive?: true }>> = {
  accept: { label: 'Accept' },
  propose_part: { label: 'Offer another amount' },
  reject: { label: 'Reject', isDestructive: true },
  accept_part: { label: 'Accept the offer' },
  refuse_part: { label: 'Refuse the offer', isDestructive: true },
  send_back: { label: 'I’ve sent it back' },
  receive: { label: 'Goods received' },
  refund: { label: 'Refund' },
  escalate: { label: 'Ask Quayside to decide' },
  withdraw: { label: 'Cancel the request', isDestructive: true },
  decide: { label: 'Decide' },
  write: { label: 'Write a message' },
};

/** After a decision, its only reason to ask again. */
export const cameBackWorse = 'The goods came back damaged or incomplete';

const labelOf = (action: ReturnStep, shown: Pick<Return, 'history'>): string =>
  action === 'escalate' && wasDecided(shown) ? cameBackWorse : labels[action].label;

/** The actions that the server allows, as buttons. */
export const offeredActions = (
  shown: Pick<Return, 'actions' | 'history'>,
): readonly OfferedAction<ReturnStep>[] =>
  shown.actions.flatMap((action) =>
    action === 'add_file'
      ? []
      : {
          action,
          label: labelOf(action, shown),
          isDestructive: labels[action].isDestructive ?? false,
        },
  );
