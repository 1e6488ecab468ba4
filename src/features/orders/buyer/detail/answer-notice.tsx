import { Button, Notice } from '../../../../ui/index.ts';
import type { SubOrder } from '../../shared/index.ts';

/** Where a proposed change stands on the page. */
export const proposalId = ({ id }: Pick<SubOrder, 'id'>): string => `proposal-${id}`;

/** Leads to the change that waits for the buyer's answer, the first of several; nothing where none does. */
export function AnswerNotice({ subOrders }: { readonly subOrders: readonly SubOrder[] }) {
  const [first, ...others] = subOrders.filter(({ actions }) => actions.includes('accept_change'));
  if (first === undefined) return null;
  return (
    <Notice
      tone="warning"
      title={
        others.length === 0
          ? `Your answer is needed: ${first.supplier.name}`
          : `Your answer is needed for ${others.length + 1} parts of this order.`
      }
      action={
        <Button onClick={() => document.getElementById(proposalId(first))?.focus()}>See the change</Button>
      }
    >
      Without an answer in time, {others.length === 0 ? 'this part is' : 'these parts are'} cancelled, and you
      pay nothing for {others.length === 0 ? 'it' : 'them'}.
    </Notice>
  );
}
