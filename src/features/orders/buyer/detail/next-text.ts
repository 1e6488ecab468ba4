import { formatMoney } from '../../../../ui/index.ts';
import {
  dayText,
  portTimeText,
  type OpenReturn,
  type Order,
  type SubOrder,
  wasGivenUp,
} from '../../shared/index.ts';

/** Up to two suppliers are named, more are counted: each sub-order shows its own details. */
const names = (subOrders: readonly SubOrder[]): string =>
  subOrders.length > 2
    ? `${subOrders.length} suppliers`
    : new Intl.ListFormat('en-GB').format(subOrders.map(({ supplier }) => supplier.name));

const first = (instants: readonly (string | null)[]): string | null =>
  instants.filter((each) => each !== null).sort()[0] ?? null;

const isBack = ({ status, refunded, afterRefunds }: SubOrder): boolean =>
  status === 'returned' || (refunded.amountMinor > 0 && afterRefunds.amountMinor === 0);

/** The amount refunded to the card; null if nothing was. */
const refundedText = ({ refunded }: Pick<Order, 'refunded'>): string | null =>
  refunded.amountMinor > 0 ? `${formatMoney(refunded)} was refunded the way you paid.` : null;

/** A sentence about what happens next with an order and what the buyer has to do; `zone` is the reader's time zone. */
export function nextText(
  order: Pick<Order, 'status' | 'subOrders' | 'place' | 'refunded' | 'timeline'>,
  zone: string,
): string {
  const { status, subOrders, place } = order;
  const inState = (...states: readonly SubOrder['status'][]) =>
    subOrders.filter((one) => states.includes(one.status));
  const until = (instant: string | null) =>
    instant === null ? '' : ` by ${portTimeText(instant, place, zone)}`;

  if (status === 'pending_payment') return 'Pay to place the order. Until then, the items are reserved.';
  if (status === 'payment_expired')
    return wasGivenUp(order)
      ? 'You cancelled it before it was paid, and nothing was charged.'
      : 'It wasn’t paid in time, and nothing was charged.';
  if (status === 'cancelled')
    return `Nothing will be delivered. ${refundedText(order) ?? 'You pay nothing.'}`;
  const proposed = inState('change_proposed');
  if (proposed.length > 0)
    return `${names(proposed)} ${proposed.length === 1 ? 'proposes' : 'propose'} a change: please answer${until(first(proposed.map(({ answerBy }) => answerBy)))}.`;
  const [offering] = inState('disputed').filter(({ dispute }) => dispute?.stage === 'part_offered');
  if (offering?.dispute)
    return `${offering.supplier.name} offers money back for the problem that you reported: please answer${until(offering.dispute.answerBy)}.`;
  const yourTurn = returnText(subOrders, yourReturns, until);
  if (yourTurn !== null) return yourTurn;
  const theirTurn = returnText(subOrders, theirReturns, until);
  const underWay = underWayText(inState, until);
  if (underWay !== null || theirTurn !== null) return together(underWay, theirTurn);
  const received = inState('delivered', 'completed', 'returned');
  if (received.length > 0 && received.every(isBack))
    return refundedText(order) ?? 'Everything goes back the way you paid.';
  const arrived = inState('delivered');
  return together(
    arrived.length > 0 ? `Delivered by ${names(arrived)}.` : 'Everything is done.',
    refundedText(order),
  );
}

const together = (...sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null).join(' ');

type InState = (...states: readonly SubOrder['status'][]) => readonly SubOrder[];

/** What has not arrived yet; null where nothing is outstanding. */
function underWayText(inState: InState, until: (instant: string | null) => string): string | null {
  const waiting = inState('pending_confirmation');
  if (waiting.length > 0)
    return `${names(waiting)} ${waiting.length === 1 ? 'answers' : 'answer'}${until(first(waiting.map(({ answerBy }) => answerBy)))}. You pay only for what is confirmed.`;
  const [disputed] = inState('disputed');
  if (disputed) {
    const answerBy = disputed.dispute?.answerBy ?? null;
    return answerBy === null
      ? 'You reported a problem: Quayside decides, and writes to you.'
      : `You reported a problem: ${disputed.supplier.name} answers${until(answerBy)}. Otherwise, Quayside decides.`;
  }
  const ready = inState('ready_for_collection');
  if (ready.length > 0) return `Ready to collect at ${names(ready)}.`;
  const delivered = inState('delivered').filter(({ actions }) => actions.includes('confirm_receipt'));
  if (delivered.length > 0) {
    const back = delivered.filter(({ refunded }) => refunded.amountMinor > 0);
    return back.length > 0
      ? `Part of what came from ${names(back)} was refunded. If the rest arrived as ordered, confirm receipt; otherwise say what’s wrong before the order completes automatically.`
      : 'Did everything arrive as ordered? Confirm receipt, or say what’s wrong before the order completes automatically.';
  }
  const coming = inState('dispatched');
  if (coming.length > 0) {
    const day = first(coming.map(({ readyOn }) => readyOn));
    const only = coming.length === 1 && day !== null ? `, expected on ${dayText(day)}` : '';
    return `On its way from ${names(coming)}${only}.`;
  }
  const prepared = inState('confirmed', 'preparing');
  if (prepared.length > 0)
    return `${names(prepared)} ${prepared.length === 1 ? 'is' : 'are'} getting it ready.`;
  return null;
}

type ReturnStatus = OpenReturn['status'];
/** What a sentence says: who answers, until when, whether it is one supplier, and whether the buyer keeps the goods. */
interface ReturnFacts {
  readonly who: string;
  readonly by: string;
  readonly isOne: boolean;
  readonly isKept: boolean;
  /** Whether the same suppliers have another return, of which it isn't known yet whether its goods go back. */
  readonly hasUndecided: boolean;
}
type ReturnSentence = (facts: ReturnFacts) => string;

const undecided: ReadonlySet<ReturnStatus> = new Set(['requested', 'part_proposed', 'rejected', 'escalated']);

/** Return states that wait for the buyer, the most urgent first. */
const yourReturns: readonly (readonly [ReturnStatus, ReturnSentence])[] = [
  [
    'part_proposed',
    ({ who, by, isOne }) => `${who} ${isOne ? 'offers' : 'offer'} another amount back: please answer${by}.`,
  ],
  [
    'accepted',
    ({ who, by, hasUndecided }) =>
      hasUndecided
        ? `Please send back to ${who} what was accepted${by}. Keep the rest until it’s decided.`
        : `Please send what you return back to ${who}${by}.`,
  ],
  [
    'rejected',
    ({ who, by }) =>
      `${who} rejected your request. You can ask Quayside to decide${by}; after that, it’s closed.`,
  ],
];

/** Return states that wait for the supplier or an admin. */
const theirReturns: readonly (readonly [ReturnStatus, ReturnSentence])[] = [
  [
    'escalated',
    ({ isKept }) =>
      `Quayside decides about your ${isKept ? 'request for a lower price' : 'return'} and tells you by mail.`,
  ],
  [
    'requested',
    ({ who, by, isOne, isKept }) =>
      `${who} ${isOne ? 'answers' : 'answer'} your request for ${isKept ? 'a lower price' : 'money back'}${by}.`,
  ],
  ['sent_back', ({ who }) => `What you return is on its way to ${who}.`],
  [
    'received',
    ({ who, by, isOne }) =>
      `${who} ${isOne ? 'has' : 'have'} received what you return, and ${isOne ? 'refunds' : 'refund'} it${by}.`,
  ],
];

/** The first of these sentences whose state a return is in; null if there is none. */
function returnText(
  subOrders: readonly SubOrder[],
  sentences: readonly (readonly [ReturnStatus, ReturnSentence])[],
  until: (instant: string | null) => string,
): string | null {
  for (const [status, sentence] of sentences) {
    const of = subOrders.filter(({ openReturns }) => openReturns.some((one) => one.status === status));
    const open = of.flatMap(({ openReturns }) => openReturns.filter((one) => one.status === status));
    if (open.length > 0)
      return sentence({
        who: names(of),
        by: until(first(open.map(({ answerBy }) => answerBy))),
        isOne: of.length === 1,
        isKept: open.every(({ goodsComeBack }) => !goodsComeBack),
        hasUndecided: of.some(({ openReturns }) => openReturns.some((one) => undecided.has(one.status))),
      });
  }
  return null;
}
