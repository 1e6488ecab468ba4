import { z } from 'zod';

/** Numbers are sent as text. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/, 'must be a whole number')
  .transform(Number);
export const amount = wholeNumber.refine((value) => value > 0, 'must be greater than or equal to 1');
export const currency = z
  .string()
  .regex(/^[a-z]{3}$/i, 'must be a currency of three letters')
  .transform((code) => code.toLowerCase());
export const webAddress = z.url({ protocol: /^https?$/ });

const [keyMax, valueMax, keysMax] = [40, 500, 50];

/** Up to 50 pairs; keys up to 40 characters, values up to 500. Clients omit an empty set. */
export const metadata = z
  .record(
    z.string().max(keyMax, `keys have at most ${keyMax} characters`),
    z.string().max(valueMax, `values have at most ${valueMax} characters`),
  )
  .refine((pairs) => Object.keys(pairs).length <= keysMax, `has at most ${keysMax} keys`)
  .default({});

/** For a call without parameters. */
export const noParameters = z.strictObject({});
