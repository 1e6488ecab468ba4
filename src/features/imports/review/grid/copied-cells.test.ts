import { describe, expect, it } from 'vitest';
import { fromTabbedText, spread, toTabbedText } from './copied-cells.ts';

describe('cells on the clipboard', () => {
  it('come back as they were copied, with tabs, breaks, quotes and nothing in them', () => {
    const cells = [
      ['Fender "F4"', null, 'navy\tblue'],
      ['two\nlines', '12', ''],
    ];
    expect(fromTabbedText(toTabbedText(cells))).toEqual([
      ['Fender "F4"', '', 'navy\tblue'],
      ['two\nlines', '12', ''],
    ]);
  });

  it('make no row of the break that a spreadsheet adds at the end', () => {
    expect(fromTabbedText('89,50\t24\r\n92,00\t6\r\n')).toEqual([
      ['89,50', '24'],
      ['92,00', '6'],
    ]);
  });

  it('keep an inch sign that no other quote answers', () => {
    expect(fromTabbedText('"Hose 3/4"" reel"\t5\n1/2" valve\t2\n"\t7')).toEqual([
      ['Hose 3/4" reel', '5'],
      ['1/2" valve', '2'],
      ['"', '7'],
    ]);
  });
});

describe('copied cells in a table', () => {
  const range = { top: 4, left: 1, bottom: 5, right: 2 };

  it('fill the whole range when there is one', () => {
    expect(spread([['EUR']], range)).toEqual([
      { at: 4, column: 1, text: 'EUR' },
      { at: 4, column: 2, text: 'EUR' },
      { at: 5, column: 1, text: 'EUR' },
      { at: 5, column: 2, text: 'EUR' },
    ]);
  });

  it('keep their shape from the corner of the range when there are more', () => {
    expect(spread([['1'], ['2'], ['3']], range)).toEqual([
      { at: 4, column: 1, text: '1' },
      { at: 5, column: 1, text: '2' },
      { at: 6, column: 1, text: '3' },
    ]);
  });
});
