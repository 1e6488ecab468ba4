import { z } from 'zod';
import type { components } from '../../../openapi/__generated__/ai-parser.ts';

export type Pointing = components['schemas']['Pointing'];
export type PointedField = components['schemas']['PointedField'];

const field = z.enum(['name', 'price', 'sku']);
const length = z.number().min(0).max(1_000_000);

const shape = z
  .strictObject({
    sheet: z.string().max(255).nullable(),
    headerRow: z.int().min(1).nullable(),
    columns: z.array(z.strictObject({ field, index: z.int().min(0).max(999) })).max(10),
    page: z.int().min(1).nullable(),
    boxes: z
      .array(
        z.strictObject({
          field,
          left: z.number(),
          right: z.number(),
          top: z.number(),
          bottom: z.number(),
        }),
      )
      .max(10),
    layout: z
      .strictObject({
        headers: z.array(z.string().max(200)).max(10),
        width: length,
        height: length,
      })
      .optional(),
  })
  .refine(({ columns, boxes, page }) =>
    columns.length > 0
      ? boxes.length === 0 && columns.some(isOffered)
      : page !== null && boxes.some(isOffered),
  );

/** A code alone is no offer. */
const isOffered = (mark: { readonly field: PointedField }): boolean => mark.field !== 'sku';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The sender's pointing, from the text of its form field; null if it does not have the contract's form. */
export function readPointing(text: string): Pointing | null {
  const read = shape.safeParse(parsed(text));
  return read.success ? asPointing(read.data) : null;
}

/** The same for earlier files, latest first. */
export function readPointings(text: string): readonly Pointing[] | null {
  const read = z.array(shape).max(50).safeParse(parsed(text));
  return read.success ? read.data.map(asPointing) : null;
}

/** Without a layout the property is absent, not undefined. */
const asPointing = ({ layout, ...rest }: z.infer<typeof shape>): Pointing => ({
  ...rest,
  ...(layout ? { layout } : {}),
});
