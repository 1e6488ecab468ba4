import { createHash } from 'node:crypto';
import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { headerKeyOf } from './column-meanings.domain.ts';
import type { ImportKind } from './imports.domain.ts';

export type Pointing = components['schemas']['Pointing'];

/** Where a vendor has shown names and prices on a list (contract: RememberedPointing). */
export interface RememberedPointing {
  readonly id: string;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly pointing: Pointing;
  readonly pointedAt: Date;
}

/** Remembered of one vendor and kind; the oldest go first. */
export const pointingsMax = 50;
/** Marks on two prints of one form lie so close, in the units of a page. */
const sameBox = 5;

/** By what the next list of the same form is told: what stands over its columns, or where they are on its pages. */
export function layoutKeyOf({ columns, boxes, layout: { headers, width, height } }: Pointing): string {
  const known = headers.some((header) => headerKeyOf(header) !== '');
  const form = [
    known ? headers.map(headerKeyOf) : [Math.round(width), Math.round(height)],
    // Of a table with headers one knows its columns by these.
    known ? [] : columns.map(({ index }) => index),
    boxes.map(({ field, left }) => [field, Math.round(left / sameBox)]),
  ];
  return createHash('sha256').update(JSON.stringify(form)).digest('hex');
}
