import { describe, expect, it } from 'vitest';
import type { OpenReturn, SubOrder } from '../../shared/index.ts';
import { deliveredPart, orderOf } from '../testing/example-orders.ts';
import { nextText } from './next-text.ts';

const zone = 'Europe/Madrid';
const { total } = deliveredPart;
const supplier = deliveredPart.supplier.name;
const completed: SubOrder = { ...deliveredPart, status: 'completed', actions: [] };
const euro = (amountMinor: number) => ({ ...total, amountMinor });

it('asks whether what was delivered arrived', () => {
  const arrived = { ...deliveredPart, actions: ['confirm_receipt' as const] };
  expect(nextText(orderOf([arrived]), zone)).toMatch(/^Did everything arrive/);
  const refunded = { ...arrived, refunded: { amountMinor: 1500, currency: 'EUR' } };
  expect(nextText(orderOf([refunded]), zone)).toMatch(
    /^Part of what came from .+ was refunded\. If the rest arrived/,
  );
  expect(nextText(orderOf([{ ...deliveredPart, actions: [] }]), zone)).toBe(`Delivered by ${supplier}.`);
});

it('says what came back', () => {
  const refunded = { ...completed, refunded: total, afterRefunds: euro(0) };
  expect(nextText(orderOf([refunded], { refunded: euro(12_000) }), zone)).toBe(
    '€120.00 was refunded the way you paid.',
  );
  expect(nextText(orderOf([completed], { refunded: euro(1500) }), zone)).toBe(
    'Everything is done. €15.00 was refunded the way you paid.',
  );
  expect(nextText(orderOf([{ ...completed, status: 'returned' }]), zone)).toBe(
    'Everything goes back the way you paid.',
  );
});

describe('while a return is open', () => {
  const withReturn = (status: OpenReturn['status'], part: SubOrder = completed) =>
    orderOf([
      {
        ...part,
        openReturns: [
          {
            kind: 'complaint',
            status,
            goodsComeBack: true,
            waitsFor: 'buyer',
            answerBy: '2126-12-02T09:00:00.000Z',
          },
        ],
      },
    ]);

  it.each([
    ['requested', /answers your request for money back by .*2 Dec.* in Palma\.$/],
    ['part_proposed', /offers another amount back: please answer by .*2 Dec/],
    [
      'rejected',
      /rejected your request\. You can ask Quayside to decide by .*2 Dec.*; after that, it’s closed\.$/,
    ],
    ['accepted', /^Please send what you return back to .* by .*2 Dec/],
    ['sent_back', /^What you return is on its way to /],
    ['received', /has received what you return, and refunds it by .*2 Dec/],
    ['escalated', /^Quayside decides about your return/],
  ] as const)('%s: says whose turn it is, never that everything is done', (status, sentence) => {
    expect(nextText(withReturn(status), zone)).toMatch(sentence);
  });

  it('asks to send back only what was accepted while another return is undecided', () => {
    const [part] = withReturn('accepted').subOrders;
    const [other] = withReturn('escalated').subOrders;
    if (part === undefined || other === undefined) throw new Error('each has one part');
    const both = orderOf([{ ...part, openReturns: [...part.openReturns, ...other.openReturns] }]);
    expect(nextText(both, zone)).toMatch(
      /^Please send back to .* what was accepted by .*2 Dec.*\. Keep the rest until it’s decided\.$/,
    );
  });

  it('says both what is still to come and whose turn a return is', () => {
    const [returned] = withReturn('requested').subOrders;
    const coming: SubOrder = {
      ...deliveredPart,
      status: 'dispatched',
      supplier: { ...deliveredPart.supplier, name: 'Port Hercule Marine' },
    };
    if (returned === undefined) throw new Error('it has one part');
    expect(nextText(orderOf([returned, coming]), zone)).toMatch(
      /^On its way from Port Hercule Marine, expected on .*\. .* answers your request for money back by .*2 Dec.* in Palma\.$/,
    );
  });

  it('does not ask for receipt of what is going back', () => {
    expect(nextText(withReturn('requested', { ...deliveredPart, actions: ['dispute'] }), zone)).toMatch(
      /answers your request for money back/,
    );
  });
});
