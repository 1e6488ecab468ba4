import { z } from 'zod';
import type { FlowFigures } from './figures.types.ts';

export const MAX_FIGURES_BYTES = 1024 * 1024;

const count = z.int().nonnegative();
const name = z.string().min(1).max(160);
const day = z.iso.date();

const figures: z.ZodType<FlowFigures> = z.strictObject({
  flow: z.string().min(1).max(60),
  from: day,
  to: day,
  states: z
    .array(
      z.strictObject({
        state: name,
        came: count,
        wentOn: count,
        medianSeconds: count.nullable(),
        slowSeconds: count.nullable(),
        to: z.array(z.strictObject({ state: name, count: z.int().positive() })).max(2000),
      }),
    )
    .max(2000),
});
const answer = z.strictObject({ status: z.literal(true), data: figures });

type ReadFigures =
  | { readonly ok: true; readonly figures: FlowFigures }
  | { readonly ok: false; readonly place: string; readonly reason: string };

const locationOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text && '.'}${String(key)}`),
    '',
  ) || 'the file';

/**
 * Reads figures from an untrusted file: the operation's whole response, or its data. Refusals have a location and a
 * reason.
 */
export function readFigures(text: string): ReadFigures {
  if (text.length > MAX_FIGURES_BYTES)
    return { ok: false, place: 'the file', reason: 'Figures of a flow are never larger than a megabyte.' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = `This isn’t JSON: ${error instanceof Error ? error.message : String(error)}`;
    return { ok: false, place: 'the file', reason };
  }
  const isAnswer = typeof value === 'object' && value !== null && 'status' in value;
  const read = isAnswer ? answer.transform(({ data }) => data).safeParse(value) : figures.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    return {
      ok: false,
      place: locationOf(issue?.path ?? []),
      reason: issue?.message ?? 'It is not as expected.',
    };
  }
  if (read.data.to < read.data.from)
    return { ok: false, place: 'to', reason: 'The last day is before the first.' };
  const twice = read.data.states.find(
    ({ state }, at) => read.data.states.findIndex((other) => other.state === state) !== at,
  );
  if (twice) return { ok: false, place: 'states', reason: `${twice.state} is there more than once.` };
  return { ok: true, figures: read.data };
}
