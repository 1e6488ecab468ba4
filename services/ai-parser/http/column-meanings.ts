import { z } from 'zod';
import contract from '../../../openapi/__generated__/ai-parser.json' with { type: 'json' };
import type { ColumnMeaning } from '../understanding/stated-columns.ts';

const { ProductField, ServiceField } = contract.components.schemas;

const shape = z
  .array(
    z.strictObject({
      header: z.string().min(1).max(200),
      field: z.enum([...ProductField.enum, ...ServiceField.enum]).nullable(),
    }),
  )
  .max(200);

/**
 * The sender's known column meanings, from the text of its form field; null if it does not have the contract's form.
 */
export function readColumnMeanings(text: string): readonly ColumnMeaning[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const read = shape.safeParse(value);
  // Safe: the contract's JSON has its enums as plain texts, with the values of these types.
  return read.success ? (read.data as readonly ColumnMeaning[]) : null;
}
