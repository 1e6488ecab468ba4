import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ImportKind, importMachine } from '../../../machines/import/index.ts';
import { createReviewRegistry, type ReviewStore } from '../../imports/index.ts';

const headers: Readonly<Record<ImportKind, readonly (readonly [string, string])[]>> = {
  products: [
    ['Article', 'name'],
    ['Code', 'sku'],
    ['Price EUR', 'price'],
    ['Department', 'department'],
    ['Unit', 'unit'],
  ],
  services: [
    ['Service', 'name'],
    ['Code', 'sku'],
    ['Price EUR', 'price'],
    ['Department', 'department'],
    ['Per', 'priceUnit'],
  ],
};

const rows: Readonly<Record<ImportKind, readonly (readonly string[])[]>> = {
  products: [
    ['Fender F4, navy', 'F4-NAVY', '89.50', 'exterior', 'piece'],
    ['Mooring line 20 mm, 15 m', 'ML-20-15', '124.00', 'exterior', 'piece'],
    ['Bilge pump 2000 GPH', 'BP-2000', '149.00', 'engineering', 'piece'],
    ['Linen napkin, white', 'LN-W', '6.80', 'interior', 'piece'],
    ['Polo shirt, navy, M', 'PS-N-M', '28.00', 'crew', 'piece'],
    ['Binoculars 7×50', 'BN-750', '489.00', 'captain', 'piece'],
  ],
  services: [
    ['Teak deck cleaning', 'TDC', '18.00', 'exterior', 'm²'],
    ['Hull polish, below 40 m', 'HP-40', '95.00', 'exterior', 'hour'],
    ['Interior deep clean', 'IDC', '64.00', 'interior', 'hour'],
    ['Carpet shampoo', 'CS', '12.50', 'interior', 'm²'],
    ['Air-conditioning duct clean', 'ACD', '88.00', 'engineering', 'hour'],
    ['Tender wash', 'TW', '60.00', 'exterior', 'hour'],
  ],
};

const PRICE = 2;

/** A parser's answer (contract: ai-parser) with a few rows, the first `unpriced` without a price. */
function readingOf(kind: ImportKind, unpriced: number): unknown {
  const fields = headers[kind];
  const letter = (index: number) => String.fromCharCode(65 + index);
  return {
    [kind]: rows[kind].map((texts, position) => {
      const values = position < unpriced ? texts.with(PRICE, '') : texts;
      const fieldTexts = values.flatMap((text, index) =>
        text === '' ? [] : [[fields[index]?.[1], text] as const],
      );
      return {
        price: null,
        currency: 'EUR',
        taxIncluded: false,
        quantity: '12',
        durationMinutes: 60,
        leadTimeHours: 24,
        tax: '21',
        ...Object.fromEntries(fieldTexts),
        source: {
          sheet: null,
          page: null,
          row: position + 2,
          values,
          cells: Object.fromEntries(
            fields.map(([, field], index) => [field, `${letter(index)}${position + 2}`]),
          ),
        },
        confidence: Object.fromEntries(fieldTexts.map(([field]) => [field, 0.97])),
        issues: [],
      };
    }),
    understood: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ';',
      language: 'en',
      sheets: [],
      currency: { code: 'EUR', from: 'header' },
      columns: fields.map(([header, field], index) => ({
        sheet: null,
        index,
        letter: letter(index),
        header,
        field,
        confidence: 0.97,
        reason: `header says ${field}`,
      })),
      rowsRead: rows[kind].length,
      leftOut: [],
      leftOutCount: 0,
    },
  };
}

type ImportSnapshot = SnapshotFrom<typeof importMachine>;

/** How many of these rows lack a price, so that the review has the same possible next steps as the machine. */
function unpricedOf({ context: { kind, summary } }: ImportSnapshot): number {
  if (summary === null || summary.ready === 0) return rows[kind].length;
  return summary.blocked > 0 ? 2 : 0;
}

/** Rows for the review of an import in the lab, whose machine has no file. */
export function useCatalogueReview(snapshot: ImportSnapshot | undefined): ReviewStore {
  const isReviewing = snapshot?.matches('reviewing') === true;
  const importId = isReviewing ? (snapshot.context.draft?.importId ?? null) : null;
  const kind = snapshot?.context.kind ?? 'products';
  const unpriced = snapshot ? unpricedOf(snapshot) : 0;
  return useMemo(() => {
    const reviews = createReviewRegistry({ currency: 'EUR', rates: [] });
    if (importId !== null)
      reviews.open({ importId, kind, reading: readingOf(kind, unpriced), edits: [], editsDone: 0 });
    return reviews;
  }, [importId, kind, unpriced]);
}
