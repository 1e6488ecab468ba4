import type { ComparedRow } from '../../../../machines/import/index.ts';
import { createReviewRegistry } from '../review-registry.ts';
import { parserAnswer, type List } from './list-maker.ts';

export const storyImport = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const product = (index: number): string => `0193f2a1-0000-7000-8000-${String(index).padStart(12, '0')}`;

/**
 * The first row is unchanged, the second costs more, the third may match a product, the sixth certainly does; the
 * others are new.
 */
export const comparedRows = (length: number): readonly ComparedRow[] =>
  Array.from({ length }, (_, row): ComparedRow => ({
    row,
    own:
      row < 2
        ? {
            id: product(100 + row),
            name: row === 0 ? 'Fender F4, navy' : 'Fender F4, white',
            variant: null,
            sharedName: null,
            price: { amountMinor: row === 0 ? 8950 : 7990, currency: 'EUR' },
            taxBasisPoints: 2100,
            stock: row === 0 ? 24 : 30,
            unit: 'piece',
            pricedPer: null,
            durationMinutes: null,
            leadTimeHours: null,
            departments: ['exterior'],
            status: 'active',
          }
        : null,
    matches:
      row === 2
        ? [
            { productId: product(1), name: 'Mooring line 20 mm', brand: 'Liros', by: 'name', isSure: false },
            {
              productId: product(2),
              name: 'Dock line 20 mm × 15 m',
              brand: 'Liros',
              by: 'name',
              isSure: false,
            },
          ]
        : row === 5
          ? [
              {
                productId: product(3),
                name: 'Bilge pump 2000',
                brand: 'Rule',
                by: 'part_number',
                isSure: true,
              },
            ]
          : [],
  }));

interface Opening {
  readonly isCompared?: boolean;
  readonly importId?: string;
}

/** A registry with one open list, as the machine opens it. */
export function openReview(list: List, { isCompared = true, importId = storyImport }: Opening = {}) {
  const reviews = createReviewRegistry({
    currency: 'EUR',
    rates: [{ currency: 'USD', rate: '0.865', asOf: '2026-11-20' }],
  });
  reviews.open({ importId, kind: list.kind, reading: parserAnswer(list), edits: [], editsDone: 0 });
  if (isCompared) reviews.compared(importId, comparedRows(list.rows.length));
  return reviews;
}
