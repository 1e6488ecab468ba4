import { describe, expect, it } from 'vitest';
import type { ReviewRow } from './review.types.ts';
import { fileRowOf, sourceText, worstOf } from './row-facts.ts';
import { chandlery } from './testing/lists.ts';
import { openReview, storyImport } from './testing/open-review.ts';

const row = (index: number): ReviewRow => openReview(chandlery).read(storyImport).row(index);

describe('a row', () => {
  it('has the number that the file gives it, below letterhead and header', () => {
    expect([row(0), row(19)].map(fileRowOf)).toEqual([7, 26]);
  });

  it('is counted from the first where no cell has an address', () => {
    expect(fileRowOf({ ...row(3), cells: {} })).toBe(4);
  });

  it('is as bad as its worst finding', () => {
    expect(worstOf(row(3).findings)).toBe('blocked');
    expect(worstOf([])).toBeNull();
  });
});

it('a value names its cell, its sheet and its header, as far as there are any', () => {
  const source = { sheet: 'Preise', page: null, address: 'C7', text: '1.234,50 €', header: 'Prix HT' };
  expect(sourceText(source)).toBe('C7 on sheet Preise: “1.234,50 €” under “Prix HT”');
  expect(sourceText({ ...source, sheet: null, header: null })).toBe('C7: “1.234,50 €”');
  expect(sourceText({ ...source, sheet: 'Page 3 (2)', page: 3 })).toBe(
    'C7 on page 3: “1.234,50 €” under “Prix HT”',
  );
});
