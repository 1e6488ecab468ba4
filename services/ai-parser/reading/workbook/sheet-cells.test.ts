import { expect, it } from 'vitest';
import { notingMoney } from './sheet-cells.ts';

it.each([
  ['[$€-407]#,##0.00', '€'],
  ['"RM"#,##0.00', 'RM'],
  ['#,##0.00 "руб."', 'руб.'],
  // As LibreOffice writes it: the blank is quoted apart from the sign.
  ['#,##0.00" ""€";[Red]"-"#,##0.00" ""€"', '€'],
  // The text of a cell, where an open document's format is not read.
  [' 140,35€ ', '€'],
  ['" "@" "', undefined],
  ['#,##0.00', undefined],
])('the currency of the format %s', (format, sign) => {
  const { formats, note } = notingMoney();
  note(0, format);
  expect(formats.get(0)).toBe(sign);
});
