import { pricedText } from '../name-and-price.ts';
import type { PageSum } from '../table.ts';
import { withoutFurniture } from './furniture.ts';
import { linesOf, textOfWords } from './lines.ts';
import type { Page } from './page.ts';
import { anchorsOf } from './price-anchors.ts';

/** Every amount on a page, with the words to its left: each must be in the list or be reported. */
export const sumsOf = (pages: readonly Page[]): readonly PageSum[] =>
  withoutFurniture(pages).flatMap(({ number, words }) =>
    anchorsOf(linesOf(words)).map(({ line, segment }) => {
      const own = textOfWords(segment.words);
      const priced = pricedText(own) ?? { name: '', price: own };
      const before = line.segments[line.segments.indexOf(segment) - 1];
      const beside = priced.name === '' && before ? textOfWords(before.words) : priced.name;
      return { page: number, text: priced.price, beside };
    }),
  );
