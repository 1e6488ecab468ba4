import { textOf, type Row } from '../reading/table.ts';
import type { Column, Role } from './column.ts';
import type { Roles } from './column-roles.ts';
import type { Meaning } from './lexicon/lexicon.ts';

/** What may tell offers of one name apart: sizes and makes, and what no lexicon knows. */
const tells: ReadonlySet<Meaning | null> = new Set([null, 'variant', 'measure', 'model', 'type', 'pack']);

const enough = 0.95;
/** A column that tells fewer rows apart than this is no part of what they are. */
const leastGain = 0.01;

const meaningOf = ({ header }: Column): Meaning | null => header?.meanings[0]?.meaning ?? null;

function mayTell(column: Column, price: number): boolean {
  const { profile, told, index, header } = column;
  const meaning = meaningOf(column);
  if (told || header === null || index > price || !tells.has(meaning) || profile.filled < 0.02) return false;
  // Numbers that no header explains may be anything.
  const isText = profile.numeric <= 0.5 || meaning === 'measure' || meaning === 'variant';
  return isText && profile.addresses === 0 && profile.contacts === 0 && profile.lengthMean <= 40;
}

/**
 * Adds the columns without which rows cannot be told apart to the variant: in a list of pipes the name is `Pipe` all along, and what it
 * is stands beside it as size, length and grade. Codes tell rows apart themselves.
 */
export function withTellingColumns(
  roles: Roles,
  columns: readonly Column[],
  sample: readonly Row[],
): readonly Role[] {
  const { byField, variants } = roles;
  const name = byField.get('name');
  const hasCodes = [byField.get('sku'), byField.get('barcode')].some(
    (role) => role && role.column.profile.distinct > 0.9 && role.column.profile.filled > 0.7,
  );
  if (!name || hasCodes || name.column.profile.filled < 0.9) return variants;
  const distinct = (used: readonly Role[]) =>
    new Set(
      sample.map(({ cells }) => [name, ...used].map(({ column }) => textOf(cells[column.index])).join('\t')),
    ).size / Math.max(1, sample.length);
  const taken = new Set([...byField.values(), ...variants].map(({ column }) => column));
  const price = byField.get('price')?.column.index ?? columns.length;
  let found = variants;
  let reached = distinct(found);
  for (const column of columns) {
    if (reached >= enough) break;
    if (taken.has(column) || !mayTell(column, price)) continue;
    const role: Role = { field: 'variant', column, confidence: 0.6, reason: 'tells rows of one name apart' };
    const next = distinct([...found, role]);
    if (next - reached < leastGain) continue;
    found = [...found, role];
    reached = next;
  }
  return [...found].sort((a, b) => a.column.index - b.column.index);
}
