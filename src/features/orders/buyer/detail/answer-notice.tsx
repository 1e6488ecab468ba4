import { Button, Notice } from '../../../../ui/index.ts';
import { returnsId, type SubOrder } from '../../shared/index.ts';

/** The element id of a proposed change on the page. */
export const proposalId = ({ id }: Pick<SubOrder, 'id'>): string => `proposal-${id}`;

const offerOf = ({ openReturns }: SubOrder) => openReturns.find(({ status }) => status === 'part_proposed');

/** Links to the first proposal or return offer that waits for the buyer's answer; shows nothing if there is none. */
export function AnswerNotice({ subOrders }: { readonly subOrders: readonly SubOrder[] }) {
  const [first, ...others] = subOrders.filter(({ actions }) => actions.includes('accept_change'));
  if (first === undefined) return <OfferNotice subOrders={subOrders} />;
  return (
    <Notice
      tone="warning"
      title={
        others.length === 0
          ? `Your answer is needed: ${first.supplier.name}`
          : `Your answer is needed for ${others.length + 1} parts of this order.`
      }
      action={<Button onClick={() => focusOn(proposalId(first))}>See the change</Button>}
    >
      Without an answer in time, {others.length === 0 ? 'this part is' : 'these parts are'} cancelled, and you
      pay nothing for {others.length === 0 ? 'it' : 'them'}.
    </Notice>
  );
}

function OfferNotice({ subOrders }: { readonly subOrders: readonly SubOrder[] }) {
  const part = subOrders.find((one) => offerOf(one) !== undefined);
  if (part === undefined) return null;
  const what = offerOf(part)?.goodsComeBack
    ? 'another amount for your return'
    : 'a lower price for what you keep';
  return (
    <Notice
      tone="warning"
      title={`Your answer is needed: ${part.supplier.name} offers ${what}.`}
      action={<Button onClick={() => focusOn(returnsId(part.id))}>See the offer</Button>}
    >
      Without an answer in time, Quayside decides.
    </Notice>
  );
}

const focusOn = (id: string): void => document.getElementById(id)?.focus();
