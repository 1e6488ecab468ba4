import { createHash } from 'node:crypto';
import type { components } from '../../../../../openapi/__generated__/marketplace.ts';
import { headerKeyOf } from './column-meanings.domain.ts';
import type { ImportKind } from '../imports.domain.ts';

export type Pointing = components['schemas']['Pointing'];

/** The positions of names and prices that a vendor marked on a list (contract: RememberedPointing). */
export interface RememberedPointing {
  readonly id: string;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly pointing: Pointing;
  readonly pointedAt: Date;
}

/** The maximum per vendor and kind; the oldest are deleted first. */
export const pointingsMax = 50;
/** The tolerance between marks on two prints of one layout, in page units. */
const sameBox = 5;

/** The key that identifies a layout: the texts above its columns, or the positions on its pages. */
export function layoutKeyOf({ columns, boxes, layout: { headers, width, height } }: Pointing): string {
  const known = headers.some((header) => headerKeyOf(header) !== '');
  const form = [
    known ? headers.map(headerKeyOf) : [Math.round(width), Math.round(height)],
    // The columns of a table with headers are identified by these.
    known ? [] : columns.map(({ index }) => index),
    boxes.map(({ field, left }) => [field, Math.round(left / sameBox)]),
  ];
  return createHash('sha256').update(JSON.stringify(form)).digest('hex');
}
