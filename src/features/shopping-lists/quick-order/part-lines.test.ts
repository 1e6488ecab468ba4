import { describe, expect, it } from 'vitest';
import { partLinesIn } from './part-lines.ts';

describe('pasted part numbers', () => {
  it.each([
    ['FND-6B 4', 'FND-6B', 4],
    ['FND-6B\t4', 'FND-6B', 4],
    ['FND-6B;4', 'FND-6B', 4],
    ['FND-6B, 4', 'FND-6B', 4],
    ['FND-6B x 4', 'FND-6B', 4],
    ['FND-6B × 4', 'FND-6B', 4],
    ['  FND-6B  ', 'FND-6B', 1],
    ['FND-6B;', 'FND-6B', 1],
    ['120466', '120466', 1],
    ['120466 12', '120466', 12],
    ['JH 4-TE 2', 'JH 4-TE', 2],
    ['5 TRA-104', 'TRA-104', 5],
    ['5 x TRA-104', 'TRA-104', 5],
    ['12 TRA-104;', 'TRA-104', 12],
    ['24 V-LAMP', '24 V-LAMP', 1],
    ['24 V LAMP', '24 V LAMP', 1],
  ])('“%s” is %s, %i of it', (text, partNumber, quantity) => {
    expect(partLinesIn(text)).toEqual({ lines: [{ partNumber, quantity }], unread: [] });
  });

  it('that come twice are added up, whatever their capitals, spaces and hyphens', () => {
    expect(partLinesIn('FND-6B 4\r\nfnd 6b; 2\r\n\r\nIMP-1 9999\rimp1 1').lines).toEqual([
      { partNumber: 'FND-6B', quantity: 6 },
      { partNumber: 'IMP-1', quantity: 9999 },
    ]);
  });

  it('that can’t be read are named by their line', () => {
    const long = 'X'.repeat(81);
    expect(partLinesIn(`\nFND-6B 0\n--- 3\n${long}\nFND-6B 10000`)).toEqual({
      lines: [],
      unread: [
        { at: 2, text: 'FND-6B 0', reason: 'A quantity is a whole number from 1 to 9,999.' },
        { at: 3, text: '--- 3', reason: 'There is no part number.' },
        { at: 4, text: long, reason: 'A part number has at most 80 characters.' },
        { at: 5, text: 'FND-6B 10000', reason: 'A quantity is a whole number from 1 to 9,999.' },
      ],
    });
  });

  it('of nothing are none', () => {
    expect(partLinesIn(' \n\t\n')).toEqual({ lines: [], unread: [] });
  });
});
