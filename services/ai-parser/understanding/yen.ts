import { textOf, type Row } from '../reading/table.ts';
import type { NamedCurrency } from './currencies.ts';

const sign = /[¥￥]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Common characters that only simplified Chinese has: Japanese and traditional Chinese have others. */
const simplified = /[价单产规编类货专买销进图电车书时门间个线热费务项为发开动报样总钱银铁钢铜红绿蓝]/u;
/** A list in Japanese has kana on every page; a single kana in a name is not sufficient. */
const kanaLeast = 3;

/**
 * The currency that `¥` means in a table, by the language of its words; null if it is nowhere, or the words do not show
 * it.
 */
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

/** The currency named in a text, resolved if the list shows which currency `¥` is. */
export const settledYen = <Named extends NamedCurrency>(named: Named, yen: 'CNY' | 'JPY' | null): Named =>
  yen !== null && sign.test(named.sign) ? { ...named, code: yen, isSure: true } : named;
