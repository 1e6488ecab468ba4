import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachRecord } from './records.ts';

const recordsOf = (text: string, separator = ',') => {
  const records: [number, ...string[]][] = [];
  const end = eachRecord(text, separator, (cells, line) => {
    records.push([line, ...cells]);
    return true;
  });
  return { records, end };
};

describe('the records of a delimited text', () => {
  it.each([
    [
      'line ends of every kind',
      'a,b\r\nc,d\ne,f\rg',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
        [3, 'e', 'f'],
        [4, 'g'],
      ],
    ],
    [
      'texts of any length',
      `${'long '.repeat(30)}text,b,${'x'.repeat(24)},\n,${'y'.repeat(60)}\n${'z'.repeat(99)}`,
      [
        [1, `${'long '.repeat(30)}text`, 'b', 'x'.repeat(24), ''],
        [2, '', 'y'.repeat(60)],
        [3, 'z'.repeat(99)],
      ],
    ],
    ['quoted cells', '"a, b","c ""d"""\n', [[1, 'a, b', 'c "d"']]],
    ['spaces around a quoted cell', 'a , "b, c"  ,d', [[1, 'a', 'b, c', 'd']]],
    [
      'line breaks in a cell, which count',
      '"a\nb",c\nd',
      [
        [1, 'a\nb', 'c'],
        [3, 'd'],
      ],
    ],
    ['empty cells and a separator at the end', ',a,\n', [[1, '', 'a', '']]],
    ['a quote inside a cell', '5" hose,3\n', [[1, '5" hose', '3']]],
    ['a quoted cell that goes on behind its quote', '"5" hose, red",3\n', [[1, '5" hose, red', '3']]],
    [
      'a quote that nobody closes',
      '"a,1\nb,2\n',
      [
        [1, '"a', '1'],
        [2, 'b', '2'],
      ],
    ],
    ['a quote that closes nothing at the beginning of a cell', '""5"" hose",3\n', [[1, '""5"" hose"', '3']]],
    ['hard spaces around a quoted cell', 'a,\u00a0"b, c"\u00a0', [[1, 'a', 'b, c']]],
    [
      'a line break of two letters in a cell, which counts once',
      '"a\r\nb"\r\nc',
      [
        [1, 'a\r\nb'],
        [3, 'c'],
      ],
    ],
    ['hard spaces', '\u00a0a\u00a0,b', [[1, 'a', 'b']]],
    ['nothing', '', []],
  ])('has %s', (_what, text, records) => {
    expect(recordsOf(text)).toEqual({ records, end: 'read' });
  });

  it.each(['\\', ']', '^', '-', '.', '\t', '§'])('has quoted cells between %j', (separator) => {
    const text = ['x', `"y${separator}z"`, '', '"5" hose"', ''].join(separator);
    expect(recordsOf(text, separator).records).toEqual([[1, 'x', `y${separator}z`, '', '5" hose', '']]);
  });

  it('search for the end of a quoted cell only within the maximum length of cells', () => {
    const { records } = recordsOf(`"a\n${'b\n'.repeat(40_000)}c",d`);
    expect([records.length, records[0], records.at(-1)]).toEqual([40_002, [1, '"a'], [40_002, 'c"', 'd']]);
  });

  it('cut a cell that is too long, one character later', () => {
    expect(recordsOf(`${'a'.repeat(50_000)},b`).records[0]?.[1]).toHaveLength(32_768);
  });

  it.each([
    ['quotes alone', '"'.repeat(300_000)],
    ['doubled quotes', ',""a\n'.repeat(20_000)],
    ['quotes that open', 'a,"b\n'.repeat(20_000)],
  ])('reads %s to the end', (_what, text) => {
    expect(recordsOf(text).end).toBe('read');
  });

  it('end when the reader has enough', () => {
    expect(eachRecord('a\nb\nc', ',', (cells) => cells[0] !== 'b')).toBe('stopped');
  });

  it('stop at a record that is too wide', () => {
    expect(recordsOf(`a,b\n${','.repeat(5_000)}`)).toEqual({ records: [[1, 'a', 'b']], end: 'too-wide' });
  });

  it('stop also if its cells are quoted', () => {
    expect(recordsOf('"a",'.repeat(5_000)).end).toBe('too-wide');
  });

  it('contain what was written, whatever it was', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', ' ', '"', ';', '\n', '5') })
      .map((text) => text.trim());
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(table, (rows) => {
        const text = rows
          .map((cells) => `${cells.map((value) => `"${value.replaceAll('"', '""')}"`).join(';')}\n`)
          .join('');
        expect(recordsOf(text, ';').records.map(([, ...cells]) => cells)).toEqual(rows);
      }),
    );
  });
});
