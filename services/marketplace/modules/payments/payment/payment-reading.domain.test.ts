import type Stripe from 'stripe';
import { describe, expect, it, test } from 'vitest';
import type { PaymentStatus } from '../../../platform/db/trade-tables.ts';
import { step } from '../../../platform/processes/step.ts';
import { paymentProcess } from './payment.process.ts';
import { commandsFor, declineMessage, isLate, readingOf, type Outcome } from './payment-reading.domain.ts';

type Session = Stripe.Checkout.Session['status'];
type Intent = Stripe.PaymentIntent.Status;

const received = (status: Session, intent: Intent | null, error: object | null = null) =>
  readingOf({
    status,
    // Only the fields that are read.
    payment_intent: (intent && {
      id: 'pi_1',
      status: intent,
      last_payment_error: error,
    }) as Stripe.PaymentIntent | null,
  });

describe('a payment page', () => {
  it.each<[Session, Intent | null, Outcome]>([
    ['open', null, 'waiting'],
    ['expired', null, 'over'],
    ['open', 'requires_payment_method', 'waiting'],
    ['open', 'requires_confirmation', 'waiting'],
    ['open', 'processing', 'waiting'],
    ['complete', 'processing', 'waiting'],
    ['open', 'requires_action', 'asked'],
    ['complete', 'requires_capture', 'paid'],
    ['complete', 'succeeded', 'paid'],
    ['complete', 'requires_payment_method', 'failed'],
    ['complete', 'canceled', 'let_go'],
    ['expired', 'canceled', 'over'],
    ['expired', 'requires_payment_method', 'over'],
    // Paid at the moment of its expiry: the payment counts.
    ['expired', 'requires_capture', 'paid'],
  ])('%s, with its payment %s, is %s', (session, intent, outcome) => {
    expect(received(session, intent).outcome).toBe(outcome);
  });

  it('returns the last declined attempt, until another is paid', () => {
    const error = { code: 'card_declined', decline_code: 'insufficient_funds' };
    expect(received('open', 'requires_payment_method', error).declineMessage).toContain('not enough money');
    expect(received('complete', 'requires_capture', error).declineMessage).toBeNull();
  });
});

it.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'There is not enough money on this card.'],
  [{ code: 'card_declined', decline_code: 'stolen_card' }, 'Your bank declined the card.'],
  [{ code: 'payment_intent_authentication_failure' }, 'Your bank could not confirm that it was you.'],
  [{ code: 'expired_card', decline_code: 'expired_card' }, 'This card has expired.'],
  [{ code: 'toString' }, 'Your bank declined the card.'],
  [{}, 'Your bank declined the card.'],
])('says of %o: %s', (error, text) => {
  const message = declineMessage(error);
  expect([message.startsWith(text), message.includes('Nothing was charged')]).toEqual([true, true]);
});

const statuses = Object.keys(paymentProcess.states) as PaymentStatus[];
const outcomes: readonly Outcome[] = ['waiting', 'asked', 'paid', 'failed', 'let_go', 'over'];

test('whatever the provider returns, a payment takes only steps that its chart allows', () => {
  const ends = Object.fromEntries(
    statuses.flatMap((status) =>
      outcomes.map((outcome) => {
        const end = commandsFor(status, outcome).reduce<PaymentStatus>((at, command) => {
          const stepped = step(paymentProcess, at, command, { isAllRefunded: false });
          if (!stepped.ok) throw new Error(`${at} ${command}`);
          return stepped.value;
        }, status);
        return [`${status} ${outcome}`, end];
      }),
    ),
  );
  const unpaid = { waiting: 'processing', asked: 'requires_action', paid: 'authorized', failed: 'failed' };
  expect(ends).toEqual(
    Object.fromEntries(
      statuses.flatMap((status) =>
        outcomes.map((outcome) => {
          const isUnpaid = ['created', 'processing', 'requires_action'].includes(status);
          const next = { ...unpaid, let_go: 'failed', over: 'expired' }[outcome];
          const end = isUnpaid ? next : status === 'authorized' && outcome === 'let_go' ? 'voided' : status;
          return [`${status} ${outcome}`, end];
        }),
      ),
    ),
  );
});

it('recognises money that arrived for an ended purchase', () => {
  const late = statuses.filter((status) => isLate(status, 'paid'));
  expect([late, statuses.some((status) => isLate(status, 'over'))]).toEqual([['failed', 'expired'], false]);
});
