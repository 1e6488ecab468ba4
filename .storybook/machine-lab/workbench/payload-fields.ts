import type { Json } from '../../../src/statecharts/json.ts';

/** One field of a payload, as a form shows it. */
export interface PayloadField {
  readonly name: string;
  /** `json` for a value that is not a single one. */
  readonly kind: 'text' | 'number' | 'yes or no' | 'json';
  readonly text: string;
}

const kindOf = (value: Json): PayloadField['kind'] => {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'yes or no' : 'json';
};
const textOf = (value: Json, kind: PayloadField['kind']): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, kind === 'json' ? 2 : 0);

/** A payload as the fields of a form. */
export const fieldsOf = (payload: Readonly<Record<string, Json>>): PayloadField[] =>
  Object.entries(payload).map(([name, value]) => {
    const kind = kindOf(value);
    return { name, kind, text: textOf(value, kind) };
  });

type ReadField =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly reason: string };

function readField({ kind, text }: PayloadField): ReadField {
  switch (kind) {
    case 'text':
      return { ok: true, value: text };
    case 'yes or no':
      return { ok: true, value: text === 'true' };
    case 'number': {
      const value = Number(text);
      return text.trim() !== '' && Number.isFinite(value)
        ? { ok: true, value }
        : { ok: false, reason: `“${text}” isn’t a number.` };
    }
    case 'json':
      try {
        return { ok: true, value: JSON.parse(text) as Json };
      } catch (error) {
        return { ok: false, reason: `This isn’t JSON: ${error instanceof Error ? error.message : ''}` };
      }
  }
}

/** A form's values as a payload, or which field is invalid and why. */
export function payloadOf(fields: readonly PayloadField[]): {
  payload: Record<string, Json>;
  problems: { name: string; reason: string }[];
} {
  const read = fields.map((field) => ({ name: field.name, ...readField(field) }));
  return {
    payload: Object.fromEntries(read.flatMap((field) => (field.ok ? [[field.name, field.value]] : []))),
    problems: read.flatMap((field) => (field.ok ? [] : [{ name: field.name, reason: field.reason }])),
  };
}
