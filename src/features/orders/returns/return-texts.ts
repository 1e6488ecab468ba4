import { businessTerms } from '../../../lib/business-terms.ts';
import { postagePaidBy } from '../../../lib/return-postage.ts';
import { viewerZone } from '../../../browser/viewer-zone.ts';
import { formatMoney, formatWhen, type StatusTone } from '../../../ui/index.ts';
import {
  commissionGivenUp,
  returnSentence,
  returnStates,
  type RefundedSale,
  type TimelineEvent,
} from '../shared/index.ts';
import type { Return, Returnable, ReturnReader, ReturnReason } from './return.types.ts';

export const reasonLabels: Readonly<Record<ReturnReason, string>> = {
  damaged: 'It’s damaged',
  wrong_item: 'It’s the wrong item',
  not_as_described: 'It isn’t as described',
  not_needed: 'I don’t need it any more',
  other: 'Something else',
};

/** Who would pay the return postage, said before it is asked for. */
export const postageText = (reason: ReturnReason | null): string =>
  postagePaidBy(reason) === 'buyer'
    ? 'You pay for sending it back.'
    : 'If it is as you say, the supplier pays for sending it back, and says how when it accepts.';

/** Who pays the return postage, and what to do about it; null while and where nothing is to be sent back. */
export function postageFact(
  reader: ReturnReader,
  { reason, status, goodsComeBack }: Pick<Return, 'reason' | 'status' | 'goodsComeBack'>,
): string | null {
  if (!goodsComeBack || (status !== 'accepted' && status !== 'sent_back')) return null;
  const payer = postagePaidBy(reason);
  const pays = payer === reader ? 'You pay' : `The ${payer} pays`;
  if (status === 'sent_back' || reader === 'admin') return `${pays}.`;
  if (payer === 'buyer')
    return `${pays}, unless ${reader === 'supplier' ? 'you say' : 'the supplier says'} otherwise.`;
  return reader === 'supplier'
    ? `${pays}. Add a label here, or write that it can be sent at your cost.`
    : `${pays}. If there is no label here yet, ask for one before you send it.`;
}

/** What was refunded earlier for the sub-order, as a sentence; null if nothing was. */
export const refundedBeforeText = (refundedBefore: Return['refundedBefore']): string | null =>
  refundedBefore !== null && refundedBefore.amountMinor > 0
    ? `${formatMoney(refundedBefore)} of this order was refunded before.`
    : null;

/**
 * What becomes of a private buyer's right of withdrawal for what they keep for less: a lower price does not end it, but
 * such items are in no further return.
 */
export const keptWithdrawalText = ({ until }: Pick<Returnable, 'until'>): string =>
  `You can still withdraw from the contract until ${formatWhen(new Date(until), viewerZone(), 'day')}. For what you keep for less, “Withdraw from contract” isn’t offered here any more: write to us on the page “Contact us”, and what is left of its price is refunded once it’s back.`;

/** The reasons of a return because something is wrong. */
export const faultOptions = (Object.keys(reasonLabels) as readonly ReturnReason[])
  .filter((value) => value !== 'not_needed')
  .map((value) => ({ value, label: reasonLabels[value] }));

/** "Fender F4: at most 2." */
export const tooManyText = (name: string, left: number): string =>
  `${name}: at most ${left.toLocaleString('en-GB')}.`;

interface StatusLabel {
  readonly word: string;
  readonly tone: StatusTone;
}

const statusLabels: Readonly<Record<Return['status'], StatusLabel>> = {
  requested: { word: 'Waiting for the supplier', tone: 'warning' },
  part_proposed: { word: 'Waiting for the buyer', tone: 'warning' },
  rejected: { word: 'Rejected', tone: 'danger' },
  accepted: { word: returnStates.accepted, tone: 'warning' },
  sent_back: { word: returnStates.sent_back, tone: 'warning' },
  received: { word: returnStates.received, tone: 'warning' },
  escalated: { word: 'Quayside decides', tone: 'warning' },
  refunded: { word: 'Refunded', tone: 'success' },
  dismissed: { word: 'No refund', tone: 'neutral' },
  withdrawn: { word: 'Taken back', tone: 'neutral' },
  closed: { word: 'Closed', tone: 'neutral' },
};

/** The action that each state waits for. */
const awaitedSteps: Readonly<Partial<Record<Return['status'], Return['actions'][number]>>> = {
  requested: 'accept',
  part_proposed: 'accept_part',
  rejected: 'escalate',
  accepted: 'send_back',
  sent_back: 'receive',
  received: 'refund',
};

/** Whether the return waits for the reader. */
function isReadersTurn({ status, actions }: Pick<Return, 'status' | 'actions'>): boolean {
  const awaited = awaitedSteps[status];
  return awaited !== undefined && actions.includes(awaited);
}

/** The states that an admin's decision leads to, if not to a refund at once. */
const decidedLabels: Readonly<Partial<Record<Return['status'], StatusLabel>>> = {
  accepted: { word: 'Decided by Quayside: to be sent back', tone: 'warning' },
  dismissed: { word: 'Decided by Quayside: no refund', tone: 'neutral' },
};

/** Whether Quayside has decided, which is final but for goods that come back in another condition. */
export const wasDecided = ({ history }: Pick<Return, 'history'>): boolean =>
  history.some(({ command }) => command === 'decide');

/** The state of a return, worded so that the side that has to answer is asked to answer, not to wait. */
export function returnStatusLabel(shown: Pick<Return, 'status' | 'actions' | 'history'>): StatusLabel {
  const { status } = shown;
  const decided = wasDecided(shown) ? decidedLabels[status] : undefined;
  if (decided !== undefined) return decided;
  const isAnswer = status === 'requested' || status === 'part_proposed';
  return isAnswer && isReadersTurn(shown)
    ? { word: 'Waiting for you', tone: 'warning' }
    : statusLabels[status];
}

/** Explains that a return changed while its dialog was open. */
export const changedText = (shown: Return): string =>
  `This request has changed meanwhile: it is now “${returnStatusLabel(shown).word}”.`;

/** "2 × Fender F4, 1 × Shackle" */
export const linesText = ({ lines }: Pick<Return, 'lines'>): string =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');

const isKept = ({ wanted }: Pick<Return, 'wanted'>): boolean => wanted === 'price_reduction';

/** "Return of 1 × Fender F4", or "Lower price for 1 × Fender F4" if the buyer keeps it for less. */
export const subjectText = (shown: Pick<Return, 'wanted' | 'lines'>): string =>
  `${isKept(shown) ? 'Lower price for' : 'Return of'} ${linesText(shown)}`;

/** The title of the returns of a sub-order, before its number; the buyer may keep some or all for less. */
export function returnsTitle(returns: readonly Pick<Return, 'wanted'>[]): string {
  if (!returns.some(isKept)) return 'Returns of';
  return returns.every(isKept) ? 'Lower price for' : 'Returns and lower prices of';
}

/** What the buyer asked for. */
export function wishText({ kind, wanted, requested }: Pick<Return, 'kind' | 'wanted' | 'requested'>): string {
  const amount = formatMoney(requested);
  if (kind === 'withdrawal') return `Withdrawal from the contract: ${amount} back`;
  return wanted === 'refund' ? `Send it back, ${amount} back` : `Keep it, ${amount} back`;
}

/** The same as a sentence, for who decides. */
export function buyerWishText({
  kind,
  wanted,
  requested,
}: Pick<Return, 'kind' | 'wanted' | 'requested'>): string {
  const amount = formatMoney(requested);
  if (kind === 'withdrawal') return `The buyer withdraws from the contract and wants ${amount} back.`;
  return wanted === 'refund'
    ? `The buyer wants to send it back for a refund of ${amount}.`
    : `The buyer wants to keep it and get ${amount} back.`;
}

/**
 * Who loses what by a refund: "The supplier pays about €27.52 of it, and Quayside gives up about €2.48 of its
 * commission."; null where the shares are unknown.
 */
export function sharesText(
  sale: RefundedSale | undefined,
  { amountMinor, currency }: Return['most'],
  reader: ReturnReader,
): string | null {
  const givenUp = sale === undefined ? null : commissionGivenUp(sale, { amountMinor });
  if (givenUp === null || amountMinor === 0) return null;
  const money = (minor: number) => formatMoney({ amountMinor: minor, currency });
  const pays = reader === 'supplier' ? 'Your share is reduced by' : 'The supplier pays';
  const of = reader === 'supplier' ? '' : ' of it';
  return `${pays} about ${money(amountMinor - givenUp)}${of}, and Quayside gives up about ${money(givenUp)} of its commission.`;
}

/** What was decided before the goods came back, for who decides again; null if nothing was. */
export const decidedBeforeText = ({ history, agreed }: Pick<Return, 'history' | 'agreed'>): string | null =>
  wasDecided({ history }) && agreed !== null
    ? `Quayside decided that ${formatMoney(agreed)} goes back once the goods have arrived. The supplier says that they came back damaged or incomplete.`
    : null;

/** The amount that was offered, agreed or decided, and whether the goods come back; null before that. */
export function agreedFact({
  status,
  kind,
  history,
  agreed,
  goodsComeBack,
}: Pick<Return, 'status' | 'kind' | 'history' | 'agreed' | 'goodsComeBack'>) {
  const commands = history.map(({ command }) => command);
  if (wasDecided({ history }))
    return { term: 'Decided', description: decisionText({ status, history, agreed, goodsComeBack }) };
  const isAgreed =
    kind === 'withdrawal' || commands.some((command) => command === 'accept' || command === 'accept_part');
  // What was agreed has no effect once the return was taken back.
  if (isAgreed && status === 'withdrawn') return { term: 'Agreed', description: null };
  if (!isAgreed && status !== 'part_proposed')
    return { term: 'Offered, not accepted', description: agreed && formatMoney(agreed) };
  const goods = goodsComeBack ? 'once the goods have arrived' : 'and nothing is sent back';
  return {
    term: isAgreed ? 'Agreed' : 'Offered',
    description: agreed && `${formatMoney(agreed)}, ${goods}`,
  };
}

/** Whether the goods are on their way to the supplier, or there. */
export const wereSentBack = ({ history }: Pick<Return, 'history'>): boolean =>
  history.some(({ command }) => command === 'send_back' || command === 'receive');

/** What Quayside decided about the money and the goods. */
function decisionText({
  status,
  history,
  agreed,
  goodsComeBack,
}: Pick<Return, 'status' | 'history' | 'agreed' | 'goodsComeBack'>): string {
  const amount = agreed !== null && agreed.amountMinor > 0 ? formatMoney(agreed) : 'No refund';
  if (!goodsComeBack) return `${amount}, and the buyer keeps the goods`;
  return status === 'refunded' || wereSentBack({ history })
    ? `${amount}, and the supplier keeps the goods`
    : `${amount}, once the goods have arrived`;
}

const { answerDays, sendBackDays } = businessTerms.returns;

/** What happens when the deadline passes. */
export function waitText(shown: Pick<Return, 'status' | 'actions' | 'history'>): string {
  const { status } = shown;
  const [buyer, supplier] = isReadersTurn(shown) ? ['you', 'you'] : ['the buyer', 'the supplier'];
  if (status === 'rejected') return `for ${buyer} to ask Quayside. After that, the request is closed.`;
  if (status === 'accepted') return `for ${buyer} to send it back. After that, the return is closed.`;
  if (status === 'part_proposed') return `for ${buyer} to answer. After that, Quayside decides.`;
  if (status === 'sent_back') return `for ${supplier} to say that it arrived. After that, Quayside decides.`;
  if (status === 'received')
    return `for ${supplier} to refund it. After that, ${wasDecided(shown) ? 'it is refunded automatically' : 'Quayside decides'}.`;
  return `for ${supplier} to answer. After that, Quayside decides.`;
}

type Entry = Return['history'][number];

const doers: Readonly<Record<Entry['by'], string>> = {
  you: 'You',
  buyer: 'The buyer',
  supplier: 'The supplier',
  admin: 'Quayside',
  system: 'Quayside',
};

const goodSteps: ReadonlySet<Entry['command']> = new Set(['accept', 'accept_part', 'refund']);
const badSteps: ReadonlySet<Entry['command']> = new Set(['reject', 'refuse_part', 'expire']);

/** The history of a return as sentences. */
export const returnEvents = ({
  history,
  agreed,
}: Pick<Return, 'history' | 'agreed'>): readonly TimelineEvent[] =>
  history.map((entry) => ({
    at: entry.at,
    text:
      returnSentence(entry.command, doers[entry.by], {
        status: entry.status,
        goods: null,
        amount: agreed,
      }) ?? '',
    note: entry.note,
    mood: goodSteps.has(entry.command) ? 'good' : badSteps.has(entry.command) ? 'bad' : 'plain',
  }));

/** The lead above the returns of a sub-order; null if no return waits for an answer. */
export function leadText(
  reader: ReturnReader,
  { items, returnable }: { readonly items: readonly Return[]; readonly returnable: Returnable | null },
): string | null {
  if (reader === 'admin')
    return items.every(isKept)
      ? 'You decide where the two don’t agree.'
      : `You decide where the two don’t agree. Goods have ${sendBackDays} days to be sent back.`;
  const isAsked = items.some(({ status }) => status === 'requested');
  if (reader === 'supplier')
    return isAsked ? `Answer within ${answerDays} days. After that, Quayside decides.` : null;
  if (isAsked) return `The supplier has ${answerDays} days to answer. After that, Quayside decides.`;
  if (returnable?.canWithdraw !== true) return null;
  const until = formatWhen(new Date(returnable.until), viewerZone(), 'day');
  return `As a private buyer you can withdraw from the contract until ${until}, without a reason.`;
}
