import type { Failure } from '../../../../machines/kit/index.ts';
import type { LinkAnswer, LinkedOrder } from '../../../../machines/order-answer/index.ts';
import { formatMoney } from '../../../../ui/index.ts';
import { errorText } from '../../../server-data/index.ts';
import { businessTerms } from '../../../../lib/business-terms.ts';

/** Why a link cannot be used, and what to do; `answer` is what the supplier sent before that was known. */
export function deadLinkTexts(code: string, answer: LinkAnswer | null, noun: 'order' | 'booking' = 'order') {
  if (code === 'LINK_USED' && answer !== null)
    return {
      title: `This ${noun} has already been answered`,
      lead: `Your first attempt may have arrived although the connection dropped, or a colleague answered before you. Sign in to see which answer counts.`,
    };
  if (code === 'LINK_USED')
    return {
      title: 'This link has already been used',
      lead: 'Each link works once. Sign in to see the answer or to change what can still be changed.',
    };
  if (code === 'LINK_EXPIRED')
    return {
      title: 'This link has expired',
      lead: `The time to answer this ${noun} has run out. The buyer wasn’t charged for it.`,
    };
  return {
    title: 'This link doesn’t work',
    lead: 'Your email program may have cut it off. Copy all of it from our email, or sign in and answer there.',
  };
}

/** The result of an answer, and what happens next. */
export function answeredTexts({ buyerName, subOrder }: LinkedOrder) {
  const { status, number, due, deliveryName, deliveryKind } = subOrder;
  const isCollected = deliveryKind === 'collection';
  if (status === 'declined')
    return {
      title: 'Thank you for letting us know',
      lead: `${buyerName} has been notified and can order elsewhere. Nothing is charged for ${number}.`,
      next: 'If the stock in your list is wrong, correct it under “Inventory” so nobody orders it again.',
    };
  if (status === 'change_proposed')
    return {
      title: 'Your proposal was sent',
      lead: `${buyerName} has ${businessTerms.changeHours} hours to accept the change to ${number}. Without an answer, the order is cancelled.`,
      next: 'We’ll email you the answer. Until then, please don’t send anything.',
    };
  return {
    title: 'Thank you: the order is yours',
    lead: `${buyerName} has been notified that you’ll ${isCollected ? 'have' : 'deliver'} ${number}${isCollected ? ' ready' : ''} for ${formatMoney(due.total)}.`,
    next: `Next: get it ready, then mark it as ${isCollected ? 'ready' : 'sent'} (${deliveryName}). Your share is sent to your account once the crew confirms receipt.`,
  };
}

/** The message of a failed call that sent no input. */
export const callFailureText = (failure: Failure | null): string =>
  failure === null ? 'You cancelled before it loaded.' : errorText(failure, 'read');
