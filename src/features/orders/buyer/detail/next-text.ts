import { portTimeText, type Order, type SubOrder } from '../../shared/index.ts';

/** Up to two are named, more are counted: what each of them does is shown at its own part. */
const names = (subOrders: readonly SubOrder[]): string =>
  subOrders.length > 2
    ? `${subOrders.length} suppliers`
    : new Intl.ListFormat('en-GB').format(subOrders.map(({ supplier }) => supplier.name));

const first = (instants: readonly (string | null)[]): string | null =>
  instants.filter((each) => each !== null).sort()[0] ?? null;

/** What happens next with an order and what there is to do, in a sentence; `zone` is the reader's. */
export function nextText(
  { status, subOrders, place }: Pick<Order, 'status' | 'subOrders' | 'place'>,
  zone: string,
): string {
  const inState = (...states: readonly SubOrder['status'][]) =>
    subOrders.filter((one) => states.includes(one.status));
  const until = (instant: string | null) =>
    instant === null ? '' : ` by ${portTimeText(instant, place, zone)}`;

  if (status === 'pending_payment') return 'Pay to place the order. Until then, the items are reserved.';
  if (status === 'payment_expired') return 'It wasn’t paid, and nothing was charged.';
  if (status === 'cancelled') return 'Nothing will be delivered, and you pay nothing.';
  const proposed = inState('change_proposed');
  if (proposed.length > 0)
    return `${names(proposed)} ${proposed.length === 1 ? 'proposes' : 'propose'} a change: please answer${until(first(proposed.map(({ answerBy }) => answerBy)))}.`;
  const waiting = inState('pending_confirmation');
  if (waiting.length > 0)
    return `${names(waiting)} ${waiting.length === 1 ? 'answers' : 'answer'}${until(first(waiting.map(({ answerBy }) => answerBy)))}. You pay only for what is confirmed.`;
  const disputed = inState('disputed');
  if (disputed.length > 0)
    return `You reported a problem: ${names(disputed)} and Quayside are looking into it.`;
  const ready = inState('ready_for_collection');
  if (ready.length > 0) return `Ready to collect at ${names(ready)}.`;
  const delivered = inState('delivered').filter(({ actions }) => actions.includes('confirm_receipt'));
  if (delivered.length > 0)
    return 'Did everything arrive as ordered? Confirm receipt, or report a problem before the order completes automatically.';
  const coming = inState('dispatched');
  if (coming.length > 0) return `On its way from ${names(coming)}.`;
  const prepared = inState('confirmed', 'preparing');
  if (prepared.length > 0)
    return `${names(prepared)} ${prepared.length === 1 ? 'is' : 'are'} getting it ready.`;
  const isBack = ({ status: state, refunded, afterRefunds }: SubOrder) =>
    state === 'returned' || (refunded.amountMinor > 0 && afterRefunds.amountMinor === 0);
  const received = inState('delivered', 'completed', 'returned');
  if (received.length > 0 && received.every(isBack)) return 'The amount you paid goes back to your card.';
  // What is not to be received any more was agreed to come back.
  const returned = inState('delivered').filter((one) => !isBack(one));
  if (returned.length > 0)
    return `You’re returning what came from ${names(returned)}. What is next is shown at the return.`;
  return 'Everything is done.';
}
