import { readFile } from '../../reading/read-file.ts';
import type { ListKind } from '../fields.ts';
import { understand, type Understood } from '../list.ts';
import type { Offer } from '../offer.ts';

/** The confidence from which a review shows no doubt. */
export const sureFrom = 0.6;

/** A text, and what is read of it. */
export interface Case {
  readonly says: string;
  readonly kind?: ListKind;
  readonly text: string;
  /** As `offersIn` writes them. */
  readonly offers: readonly string[];
}

interface ReadList {
  readonly offers: readonly Offer[];
  readonly columns: Understood['columns'];
  /** The code of the refusal; null if the text was read. */
  readonly refusal: string | null;
}

/** The offers and columns of a text; none if it is refused. */
export async function listIn(text: string, kind: ListKind = 'inventory'): Promise<ReadList> {
  const file = await readFile(Buffer.from(text), () => undefined);
  if (!file.ok) return { offers: [], columns: [], refusal: file.error.code };
  const offers: Offer[] = [];
  const read = understand(file.value, kind, {
    offer: (each) => offers.push(each),
    tell: () => undefined,
  });
  return read.ok
    ? { offers, columns: read.value.columns, refusal: null }
    : { offers: [], columns: [], refusal: read.error.code };
}

const written = ({ name, price, priceText, confidence, ...more }: Offer): string => {
  const variant = 'variant' in more ? more.variant : null;
  const doubt = price !== null && (confidence.price ?? 0) < sureFrom ? '?' : '';
  return [name, variant, `${price ?? priceText ?? '-'}${doubt}`].filter(Boolean).join(' | ');
};

/**
 * The offers of a text, each as `name | variant | price`, with a question mark if the price is doubtful; only the code
 * of the refusal if it is refused.
 */
export async function offersIn(text: string, kind: ListKind = 'inventory'): Promise<readonly string[]> {
  const { offers, refusal } = await listIn(text, kind);
  return refusal === null ? offers.map(written) : [refusal];
}
