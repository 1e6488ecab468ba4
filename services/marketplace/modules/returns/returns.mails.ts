import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { asking, instantText, layOutMail, ofOwnStep, type MailToQueue } from '../../platform/mail/index.ts';
import { subOrderNumberOf } from '../ledger/index.ts';
import { postagePaidBy } from '../../../../src/lib/return-postage.ts';
import { moneyText } from '../../../../src/lib/money-minor.ts';
import type { ReturnStep } from './return.process.ts';
import { sendBackTo, type sumsNow } from './returns.domain.ts';
import type { Addressee, findReturnLines, findSides, StoredReturn } from './returns.repository.ts';

interface ReturnMailData {
  /** With its current sums (`sumsNow`). */
  readonly kept: StoredReturn & Pick<ReturnType<typeof sumsNow>, 'refundedBeforeMinor'>;
  readonly lines: Awaited<ReturnType<typeof findReturnLines>>;
  readonly sides: Awaited<ReturnType<typeof findSides>>;
  readonly by: ReturnStep['by'];
  readonly note: string | null;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
}

/** "return of Q-10001/1", or "lower price for Q-10001/1" if the buyer keeps the goods for less. */
export function returnSubject({
  wanted,
  orderNumber,
  position,
}: Pick<StoredReturn, 'wanted' | 'orderNumber' | 'position'>): string {
  const number = subOrderNumberOf(orderNumber, position);
  return wanted === 'price_reduction' ? `lower price for ${number}` : `return of ${number}`;
}

type Side = 'buyer' | 'supplier';

/** The text of the mail to one side about a step. */
interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** The mails about these commands contain the sum to be refunded. */
const saysSum: ReadonlySet<ReturnStep['command']> = new Set(['request', 'accept', 'propose_part', 'receive']);

/** What was refunded before, which explains why the sum is less than was paid. */
function beforeText(
  command: ReturnStep['command'],
  { refundedBeforeMinor, currency }: ReturnMailData['kept'],
): readonly string[] {
  return saysSum.has(command) && refundedBeforeMinor !== null && refundedBeforeMinor > 0
    ? [`${moneyText(refundedBeforeMinor, currency)} of this order was refunded before.`]
    : [];
}

/** The recipient has nothing to do after these commands, so they may switch the mail off. */
const asksNothing: ReadonlySet<ReturnStep['command']> = new Set(['accept_part', 'receive', 'withdraw']);

/**
 * The mails of one step: to the other side; to both if the system acted or a confirmation in writing is wanted. What the
 * side is told that is `asked` waits for its answer.
 */
export function returnMails(
  command: ReturnStep['command'],
  data: ReturnMailData,
  asked: Side | null,
): readonly MailToQueue[] {
  const { id: about, answerBy } = data.kept;
  return (['buyer', 'supplier'] as const).flatMap((side) => {
    const text = mailTextOf(command, side, data);
    if (text === null) return [];
    const whole = { ...text, paragraphs: [...text.paragraphs, ...beforeText(command, data.kept)] };
    return data.sides[side].addressees.map((addressee) => {
      const mail = mailTo(addressee, side, datedFor(addressee, command, whole, data), data);
      return {
        ...(actorSide[data.by] === side
          ? ofOwnStep(mail)
          : asking(asked === side ? { about, answerBy } : null, mail)),
        isDispensable: asksNothing.has(command),
      };
    });
  });
}

/** A withdrawal is confirmed with the date and time at which it was declared (Directive (EU) 2023/2673, article 1). */
const datedFor = (
  { timeZone }: Addressee,
  command: ReturnStep['command'],
  text: MailText,
  { kept: { kind, createdAt } }: ReturnMailData,
): MailText =>
  command === 'request' && kind === 'withdrawal'
    ? {
        ...text,
        paragraphs: [`This was declared on ${instantText(createdAt, timeZone)}.`, ...text.paragraphs],
      }
    : text;

/** Who pays for sending the goods back, and what its supplier does about it. */
const postageToSupplier = (reason: StoredReturn['reason']): string =>
  postagePaidBy(reason) === 'supplier'
    ? 'You pay for sending them. Add a label to the return, or write that they can be sent at your cost.'
    : 'The buyer pays for sending them.';

/** What an admin decided about the money and the goods. */
function decisionText(
  { status, agreedMinor, currency, goodsComeBack, reason }: ReturnMailData['kept'],
  side: Side,
  { buyer, supplier }: ReturnMailData['sides'],
): readonly string[] {
  const amount = moneyText(agreedMinor ?? 0, currency);
  const isBuyer = side === 'buyer';
  const keeper = goodsComeBack ? supplier.name : isBuyer ? 'You' : buyer.name;
  const keeps = `${keeper} ${keeper === 'You' ? 'keep' : 'keeps'} the goods.`;
  if (status === 'accepted') {
    const sender = isBuyer ? 'Please send' : `${buyer.name} sends`;
    return [
      `${sender} the goods back within ${businessTerms.returns.sendBackDays} days. ${amount} goes back to ${isBuyer ? 'you' : 'the buyer'} once they have arrived.`,
      ...(isBuyer ? [] : [postageToSupplier(reason)]),
    ];
  }
  return status === 'refunded'
    ? [`${amount} goes back to ${isBuyer ? 'you' : 'the buyer'}. ${keeps}`]
    : [`Nothing is refunded. ${keeps}`];
}

interface Sale {
  readonly orderId: string;
  readonly subOrderId: string;
}

/** The page of a return for each side, and for admins. */
export const pathOf = {
  buyer: ({ orderId }: Sale) => `/crew/orders-management/${orderId}`,
  supplier: ({ subOrderId }: Sale) => `/supplier/orders-details?id=${subOrderId}`,
  admin: ({ orderId }: Sale) => `/admin/orders-management/${orderId}`,
} as const;

function mailTo(
  to: Addressee,
  side: Side,
  { subject, paragraphs }: MailText,
  data: ReturnMailData,
): MailToQueue {
  const { kept, note, publicUrl } = data;
  const path = pathOf[side](kept);
  return {
    to: to.email,
    subject,
    ...layOutMail({
      heading: subject,
      name: to.firstName,
      paragraphs: [...paragraphs, ...(note === null ? [] : [`“${note}”`])],
      button: {
        label: kept.wanted === 'refund' ? 'See the return' : 'See the request',
        url: `${publicUrl}${path}`,
      },
    }),
    notification: {
      userId: to.userId,
      kind: 'return',
      title: subject,
      detail: paragraphs[0] ?? note,
      path,
    },
  };
}

const actorSide = { crew_member: 'buyer', supplier: 'supplier', admin: null, system: null } as const;

function mailTextOf(command: ReturnStep['command'], side: Side, data: ReturnMailData): MailText | null {
  const { kept, lines, sides, by } = data;
  const number = subOrderNumberOf(kept.orderNumber, kept.position);
  const subject = returnSubject(kept);
  const isKeeping = kept.wanted === 'price_reduction';
  const theirs = `${isKeeping ? 'the' : 'your'} ${subject}`;
  const isOwn = actorSide[by] === side;
  const things = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ');
  const agreed = moneyText(kept.agreedMinor ?? 0, kept.currency);
  const days = businessTerms.returns.answerDays;
  const text = (title: string, ...paragraphs: readonly string[]): MailText => ({
    subject: title,
    paragraphs,
  });
  const sendTo = sendBackTo(kept);
  const sending = [
    ...(sendTo === null ? [] : [`Send it to: ${sendTo}.`]),
    ...(kept.instructions === null ? [] : [`How to send it back: ${kept.instructions}`]),
    postagePaidBy(kept.reason) === 'buyer'
      ? 'You pay for sending it back.'
      : `${sides.supplier.name} pays for sending it back. If there is no label in the return yet, ask for one before you send it.`,
  ];
  switch (command) {
    case 'request':
      if (kept.kind === 'withdrawal')
        return side === 'buyer'
          ? text(
              `You withdrew from the contract for ${number}`,
              `We’ve told ${sides.supplier.name} that you’re returning: ${things}.`,
              `Please send it back within ${businessTerms.returns.sendBackDays} days. ${agreed} goes back the way you paid once it has arrived.`,
              ...sending,
            )
          : text(
              `${sides.buyer.name} withdrew from the contract for ${number}`,
              `They are returning: ${things}. Private buyers need no reason. ${agreed} goes back once the goods have arrived.`,
              postageToSupplier(kept.reason),
            );
      return side === 'buyer'
        ? text(
            isKeeping
              ? `You want to keep part of ${number} for less`
              : `You want to return part of ${number}`,
            `We’ve told ${sides.supplier.name}: ${things}. They have ${days} days to answer. After that, we decide.`,
          )
        : text(
            isKeeping
              ? `${sides.buyer.name} wants to keep part of ${number} for less`
              : `${sides.buyer.name} wants to return something from ${number}`,
            `It’s about: ${things}. ${moneyText(kept.requestedMinor, kept.currency)} would go back.`,
            `Please answer within ${days} days. After that, we decide.`,
          );
    case 'accept':
      return isOwn
        ? null
        : kept.goodsComeBack
          ? text(
              `${sides.supplier.name} accepts ${theirs}`,
              `Please send back ${things} within ${businessTerms.returns.sendBackDays} days. ${agreed} goes back the way you paid once it has arrived.`,
              ...sending,
            )
          : text(
              `${sides.supplier.name} accepts ${theirs}`,
              `You keep the goods, and ${agreed} goes back the way you paid.`,
            );
    case 'propose_part':
      return isOwn
        ? null
        : text(
            isKeeping
              ? `${sides.supplier.name} offers ${agreed} back for ${number}`
              : `${sides.supplier.name} offers ${agreed} for ${theirs}`,
            kept.goodsComeBack ? 'You would send the goods back.' : 'You would keep the goods.',
            `Please answer within ${days} days. After that, we decide.`,
          );
    case 'reject':
      return isOwn
        ? null
        : text(
            `${sides.supplier.name} rejects ${theirs}`,
            `If you don’t agree, ask us to decide within ${days} days.`,
          );
    case 'accept_part':
      return isOwn
        ? null
        : text(
            isKeeping
              ? `${sides.buyer.name} accepts ${agreed} back for ${number}`
              : `${sides.buyer.name} accepts ${agreed} for the ${subject}`,
            ...(kept.goodsComeBack
              ? [`They send the goods back. ${postageToSupplier(kept.reason)}`]
              : [`${agreed} goes back to the buyer, who keeps the goods.`]),
          );
    case 'refuse_part':
      return isOwn
        ? null
        : text(`${sides.buyer.name} refuses your offer for the ${subject}`, 'We decide now.');
    case 'send_back':
      return isOwn
        ? null
        : text(
            `The return of ${number} is on its way to you`,
            ...(kept.tracking === null ? [] : [`Tracking: ${kept.tracking}.`]),
            postagePaidBy(kept.reason) === 'supplier'
              ? 'You pay for sending it back. Please say when it has arrived.'
              : 'The buyer pays for sending it back. Please say when it has arrived.',
          );
    case 'receive':
      return isOwn
        ? null
        : text(`Your return of ${number} has arrived`, `${agreed} goes back soon, the way you paid.`);
    case 'refund':
      // The buyer gets a separate mail about the refund.
      return null;
    case 'withdraw':
      return isOwn
        ? null
        : text(
            isKeeping
              ? `${sides.buyer.name} no longer asks for a ${subject}`
              : `${sides.buyer.name} withdrew the ${subject}`,
          );
    case 'escalate':
      return isOwn ? null : text(`We decide about the ${subject}`, 'The other side asked us to.');
    case 'expire':
      // The buyer gets a separate mail about the refund.
      if (kept.status === 'refunded')
        return side === 'buyer'
          ? null
          : text(
              `We refunded the ${subject}`,
              `The goods have arrived, and Quayside had decided that ${agreed} goes back.`,
            );
      return kept.status === 'closed'
        ? text(
            isKeeping ? `The request for a ${subject} is closed` : `The ${subject} is closed`,
            'Nothing more was done in time. Nothing is refunded.',
          )
        : text(`We decide about the ${subject}`, 'There was no answer in time. You can still add a message.');
    case 'decide':
      return text(
        `We decided about the ${subject}`,
        ...decisionText(kept, side, sides),
        ...(kept.status === 'accepted' && side === 'buyer' ? sending : []),
      );
    case 'write':
      return isOwn ? null : text(`New message about the ${subject}`);
  }
}
