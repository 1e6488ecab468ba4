import { textOf, type Row } from '../reading/table.ts';
import type { NamedCurrency } from './currencies.ts';

const sign = /[¥￥]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters of every day that are written so in simplified Chinese only: Japanese and traditional Chinese have others. */
const simplified = /[价单产规编类货专买销进图电车书时门间个线热费务项为发开动报样总钱银铁钢铜红绿蓝]/u;
/** A list in Japanese has kana on every page; a single sign of them, in a name, makes none. */
const kanaLeast = 3;

/** Whose money `¥` is in a table, by the language of its words; null where it stands nowhere, or the words don't say. */
export function yenOf(rows: Iterable<Row>): 'CNY' | 'JPY' | null {
  let isThere = false;
  let isChinese = false;
  let withKana = 0;
  for (const { cells } of rows)
    for (const cell of cells) {
      const text = textOf(cell);
      isThere ||= sign.test(text);
      isChinese ||= simplified.test(text);
      if (kana.test(text)) withKana += 1;
    }
  if (!isThere) return null;
  if (withKana >= kanaLeast) return 'JPY';
  return isChinese && withKana === 0 ? 'CNY' : null;
}

/** What a text names as money, where the list tells whose `¥` it is. */
export const settledYen = <Named extends NamedCurrency>(named: Named, yen: 'CNY' | 'JPY' | null): Named =>
  yen !== null && sign.test(named.sign) ? { ...named, code: yen, isSure: true } : named;
