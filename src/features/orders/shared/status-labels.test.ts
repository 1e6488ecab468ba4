import { expect, it } from 'vitest';
import { orderWord } from './status-labels.ts';

it.each([
  ['pending_payment', ['reserved'], 'To pay'],
  ['placed', ['pending_confirmation'], 'Waiting for an answer'],
  ['placed', ['pending_confirmation', 'change_proposed'], 'Change proposed'],
  ['partially_confirmed', ['pending_confirmation', 'confirmed'], 'Partly confirmed'],
  ['confirmed', ['ready_for_collection', 'declined'], 'Ready to collect'],
  ['confirmed', ['preparing', 'dispatched'], 'Confirmed'],
  ['cancelled', ['declined'], 'Declined'],
  ['cancelled', ['declined', 'cancelled'], 'Cancelled'],
  ['completed', ['completed', 'expired'], 'Completed'],
] as const)('an order that is %s with %s is called so', (status, parts, word) => {
  expect(orderWord(status, parts).word).toBe(word);
});
