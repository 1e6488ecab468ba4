import { expect, test } from 'vitest';
import { later } from '../../services/marketplace/http/later.ts';

/** What answers 501 today. When a capability arrives its operations leave this list; none ever joins it. */
const agreed: string[] = [];

/** How long the list was when the contract was first written: a new operation comes with its handler. */
const longestEver = 20;

test('exactly these operations are not available yet', () => {
  expect([...later]).toEqual(agreed);
});

test('the list only ever shrinks', () => {
  expect(later.length).toBeLessThanOrEqual(longestEver);
});
