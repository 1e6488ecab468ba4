import { describe, expect, it } from 'vitest';
import { summaries } from '../../../../machines/import/import.fixtures.ts';
import { listOf, outlookOf, type Outlook } from './list-of.ts';
import { openReview, storyImport } from './open-review.ts';

const outlooks: readonly Outlook[] = ['sellable', 'some blocked', 'all blocked'];

const summed = (kind: 'products' | 'services', outlook: Outlook) =>
  openReview(listOf(kind, outlook)).compared(storyImport, []);

describe.each(outlooks)('a list that is %s', (outlook) => {
  it.each(['products', 'services'] as const)('comes to that in a review of %s', (kind) => {
    expect(outlookOf(summed(kind, outlook))).toBe(outlook);
  });

  it('comes to what the fixtures of the import say', () => {
    expect(summed('products', outlook)).toEqual(summaries[outlook]);
  });
});
