import type { Money } from '../../catalogue/index.ts';
import { invalid, type Invalid } from '../../../platform/refusals.ts';
import { lineOf } from '../reading/line-text.domain.ts';
import type { ListedProduct } from '../reading/listed-line.domain.ts';

/** One of the sizes or colours in which a product is added. What is undefined is as the product says. */
export interface TypedVariant {
  readonly variant: string;
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
  readonly price?: Money | undefined;
  readonly stock?: number | null | undefined;
}

/** A line to be added, with the beginning of its fields' paths in the request. */
interface PlacedLine<Line> {
  readonly line: Line;
  readonly at: string;
}

/** The lines of a product in its variants. */
export const linesOfVariants = <Line extends ListedProduct>(
  line: Line,
  variants: readonly TypedVariant[] | undefined,
): readonly PlacedLine<Line>[] =>
  variants?.map(({ variant, sku, barcode, price, stock = line.stock }, place) => ({
    at: `variants/${place}/`,
    line: {
      ...line,
      variant,
      sku,
      barcode,
      ...(price !== undefined && { priceMinor: price.amountMinor, currency: price.currency }),
      stock,
      isStockCounted: stock !== null,
    },
  })) ?? [{ line, at: '' }];

/** Why these variants can't be added together; null if they can. */
export function variantsProblem(
  line: Pick<ListedProduct, 'variant' | 'sku' | 'barcode'>,
  variants: readonly TypedVariant[] | undefined,
): Invalid | null {
  if (variants === undefined) return null;
  const own = (['variant', 'sku', 'barcode'] as const).find((name) => lineOf(line[name], 200) !== undefined);
  if (own !== undefined) return invalid(own, 'Each of the variants says its own.', 'alone');
  for (const [place, each] of variants.entries())
    for (const name of ['variant', 'sku'] as const) {
      const word = lineOf(each[name], 200)?.toLowerCase();
      const isTaken = variants
        .slice(0, place)
        .some((before) => lineOf(before[name], 200)?.toLowerCase() === word);
      if (word !== undefined && isTaken)
        return invalid(
          `variants/${place}/${name}`,
          name === 'sku' ? 'Another of these variants has this SKU.' : 'This variant is there twice.',
          'unique',
        );
    }
  return null;
}
