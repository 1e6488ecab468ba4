import { expect, it } from 'vitest';
import type { Dispute } from '../orders.domain.ts';
import { askedAfter } from './sub-order-questions.domain.ts';

const [before, later] = [new Date('2026-12-01T09:00:00Z'), new Date('2026-12-03T09:00:00Z')];
const disputed = (stage: Dispute['stage'], answerBy: Date | null): Dispute => ({
  stage,
  answerBy: answerBy?.toISOString() ?? null,
  offeredMinor: null,
  providerNote: null,
  buyerNote: null,
  lines: [],
  isUndelivered: false,
});

it.each([
  ['a new order asks its supplier', { status: 'pending_confirmation' }, 'supplier', before],
  [
    'a change asks its buyer, for as long as it stands',
    { status: 'change_proposed', answerBy: later },
    'buyer',
    later,
  ],
  [
    'a problem asks its supplier',
    { status: 'disputed', dispute: disputed('asked', later) },
    'supplier',
    later,
  ],
  [
    'a delivery asks its buyer whether it has come, until it counts as received',
    { status: 'delivered', deliveredAt: before },
    'buyer',
    new Date('2026-12-08T09:00:00Z'),
  ],
  [
    'an offer asks its buyer',
    { status: 'disputed', dispute: disputed('part_offered', later) },
    'buyer',
    later,
  ],
] as const)('%s', (_, change, whom, answerBy) => {
  expect(askedAfter({ id: 'Q-1', answerBy: before, deliveredAt: null, dispute: null }, change)).toEqual({
    about: 'Q-1',
    whom,
    answerBy,
  });
});

it.each([
  ['what is confirmed asks nobody', { status: 'confirmed' }],
  ['what an admin decides asks neither side', { status: 'disputed', dispute: disputed('escalated', null) }],
] as const)('%s', (_, change) => {
  expect(
    askedAfter({ id: 'Q-1', answerBy: before, deliveredAt: null, dispute: disputed('asked', later) }, change),
  ).toBeNull();
});
