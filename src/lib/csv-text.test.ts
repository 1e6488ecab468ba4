import { expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

it('separates by commas, quotes what needs it, and begins with the mark of UTF-8', () => {
  const rows = [
    ['Fender "F4", navy', 89.5, null],
    ['Größe\n2', 0, 'ok'],
  ];
  expect(csvText(['Name', 'Price', 'Note'], rows)).toBe(
    '\ufeffName,Price,Note\r\n"Fender ""F4"", navy",89.5,\r\n"Größe\n2",0,ok\r\n',
  );
});

it.each([
  '=1+1',
  '+34 600',
  '-10 mm',
  '@sum',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠sum',
  '-1+1',
  '-5\n=1',
])('lets %j run no formula', (text) => {
  const [, line = ''] = csvText(['Name'], [[text]]).split(/^\ufeffName\r\n/);
  expect(line.replace(/^"/, '').startsWith(`'${text[0]}`)).toBe(true);
});

it.each(['Rope;=1+1', 'Rope\t=1+1'])('keeps %j one cell whatever separates cells', (text) => {
  expect(csvText(['Name'], [[text]])).toBe(`\ufeffName\r\n"${text}"\r\n`);
});

it('leaves numbers alone', () => {
  expect(csvText(['Change'], [[-5, '-5.00', '8.00']])).toBe('\ufeffChange\r\n-5,-5.00,8.00\r\n');
});
