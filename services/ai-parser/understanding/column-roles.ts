import { bestAssignment } from './assignment.ts';
import type { ColumnProfile } from './column-profile.ts';
import { fieldsOf, ruleOf, type ColumnField, type Field, type ListKind } from './fields.ts';
import type { Header } from './header-meaning.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import type { Told } from './told-columns.ts';

export interface Column {
  readonly index: number;
  /** Null where the table has no header. */
  readonly header: Header | null;
  readonly profile: ColumnProfile;
  /** What is known of it beforehand. */
  readonly told?: Told | null;
}

/** A column and the field it fills. */
export interface Role {
  readonly field: Field | 'variant';
  readonly column: Column;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly reason: string;
  /** The price of a file that has no selling price: `cost` is what the vendor pays. */
  readonly stands?: 'cost';
}

export interface Roles {
  readonly byField: ReadonlyMap<Field, Role>;
  /** Columns whose values together are the variant, in their order. */
  readonly variants: readonly Role[];
  /** Rows with the same value here belong together; null where no column says so. */
  readonly groupKey: Column | null;
  /** Names another row by its id or code. */
  readonly parent: Column | null;
  readonly rowId: Column | null;
}

const leastPair = 0.2;
const emptyLooks = 0.04;

const bestMeaning = (column: Column): Meaning | null => column.header?.meanings[0]?.meaning ?? null;

interface Pair {
  readonly score: number;
  readonly reason: string;
}

function pairOf(column: Column, field: ColumnField): Pair {
  const { meanings, looks, looksAlone, unless } = ruleOf(field);
  const said = (column.header?.meanings ?? []).filter(({ meaning }) => !unless?.(meaning, column.profile));
  const shape = column.profile.filled === 0 ? emptyLooks : looks(column.profile);
  if (said.length === 0 && field === 'price' && column.header?.currency && column.profile.numeric > 0.5)
    return { score: 0.75, reason: 'header names a currency' };
  if (said.length === 0) {
    const hasHeader = column.header !== null;
    const score = column.profile.filled === 0 ? 0 : (looksAlone?.(column.profile, hasHeader) ?? 0);
    return { score, reason: `values look like ${wordsFor(field)}` };
  }
  const strongest = said[0]?.strength ?? 0;
  const pairs = said.map(({ meaning, strength }) => ({
    // What a header says less plainly than something else, it hardly says.
    score: (meanings[meaning] ?? 0) * (strength < strongest ? strength * 0.6 : strength) * shape,
    reason: `header says ${wordsForMeaning(meaning)}`,
  }));
  return pairs.reduce((best, pair) => (pair.score > best.score ? pair : best), { score: 0, reason: '' });
}

const isHeaderRead = ({ header }: Column) => (header?.meanings.length ?? 0) > 0;

const confidenceOf = (column: Column, score: number): number =>
  isHeaderRead(column) ? 0.55 + 0.43 * Math.min(1, score) : 0.35 + 0.4 * score;

const toldRole = (column: Column): Role | null => {
  const { field, confidence = 0, reason = '' } = column.told ?? {};
  return field ? { field, column, confidence, reason } : null;
};

/** Gives columns their fields, all together: what one column takes no other can have. What is told stands before. */
export function rolesOf(all: readonly Column[], kind: ListKind): Roles {
  const byField = new Map<Field, Role>();
  for (const role of all.map(toldRole))
    if (role && role.field !== 'variant' && !byField.has(role.field)) byField.set(role.field, role);
  const columns = all.filter(({ told }) => !told);
  const fields = fieldsOf(kind).filter((field) => !byField.has(field));
  assign(byField, columns, fields);
  addNameOfLastResort(byField, columns);
  addPriceOfLastResort(byField, columns, kind);
  addCodeThatIsName(byField);
  const taken = new Set([...byField.values()].map(({ column }) => column));
  const free = all.filter((column) => !taken.has(column));
  const said = (meaning: Meaning) =>
    all.find((column) => bestMeaning(column) === meaning && column.profile.filled > 0) ?? null;
  return {
    byField,
    variants: variantsOf(free),
    groupKey: said('groupKey'),
    parent: said('parent'),
    rowId: said('rowId'),
  };
}

function assign(byField: Map<Field, Role>, columns: readonly Column[], fields: readonly ColumnField[]): void {
  const pairs = fields.map((field) => columns.map((column) => pairOf(column, field)));
  const scores = pairs.map((row, place) =>
    row.map(({ score }, at) => {
      const field = fields[place];
      // Of equals the first: lists put the language and the price they are about before the others.
      return field === undefined || score < leastPair ? 0 : score * ruleOf(field).weight * (1 - at * 1e-6);
    }),
  );
  for (const [place, at] of bestAssignment(scores).entries()) {
    const field = fields[place];
    const column = columns[at];
    const pair = pairs[place]?.[at];
    if (!field || !column || !pair || scores[place]?.[at] === 0) continue;
    byField.set(field, { field, column, confidence: confidenceOf(column, pair.score), reason: pair.reason });
  }
}

/** What may stand over names all the same: `Discount on a full clean`, over what is cleaned. */
const mayNameRows: ReadonlySet<Meaning | null> = new Set([
  null,
  'discount',
  'variant',
  'category',
  'measure',
  'pack',
  'location',
  'duration',
]);

/** The first column of words that differ names the rows, whatever its header says; only beside what says that it is a price. */
function addNameOfLastResort(byField: Map<Field, Role>, columns: readonly Column[]): void {
  if (byField.has('name') || byField.has('sku')) return;
  const column = columns.find(({ profile }) => profile.letters > 0.5 && profile.filled > 0.5);
  if (
    !column ||
    !mayNameRows.has(bestMeaning(column)) ||
    [...byField.values()].some((role) => role.column === column)
  )
    return;
  const { letters, distinct, money, addresses, contacts } = column.profile;
  if (letters < 0.7 || distinct < 0.7 || money > 0.3 || addresses > 0.3 || contacts > 0.1) return;
  byField.set('name', { field: 'name', column, confidence: 0.4, reason: 'the first column of words' });
}

const lastResorts = [
  { meaning: 'ordered', confidence: 0.5, reason: 'header says an amount; there is no other price' },
  { meaning: 'cost', confidence: 0.3, reason: 'header says cost; there is no selling price' },
] as const;

function addPriceOfLastResort(byField: Map<Field, Role>, columns: readonly Column[], kind: ListKind): void {
  if (byField.has('price')) return;
  const taken = new Set([...byField.values()].map(({ column }) => column));
  // What a service costs is what is paid for it.
  const cost =
    kind === 'services' &&
    columns.find(
      (column) => bestMeaning(column) === 'cost' && column.profile.filled > 0 && !taken.has(column),
    );
  if (cost) {
    byField.set('price', { field: 'price', column: cost, confidence: 0.8, reason: 'header says cost' });
    return;
  }
  for (const { meaning, confidence, reason } of lastResorts) {
    const column = columns.find(
      (candidate) =>
        bestMeaning(candidate) === meaning && candidate.profile.numeric > 0.5 && !taken.has(candidate),
    );
    if (!column) continue;
    const stands = meaning === 'cost' ? { stands: meaning } : {};
    byField.set('price', { field: 'price', column, confidence, reason, ...stands });
    return;
  }
}

/** Where things are named by their code alone (`20SF`), the code is both. */
function addCodeThatIsName(byField: Map<Field, Role>): void {
  const name = byField.get('name');
  const code = byField.get('sku');
  if (name && !code && name.column.profile.codes > 0.8 && name.column.profile.distinct > 0.9)
    byField.set('sku', { ...name, field: 'sku', confidence: 0.6, reason: 'the name is a code' });
  const part = byField.get('partNumber');
  if (!code && part && part.column.profile.distinct > 0.9)
    byField.set('sku', { ...part, field: 'sku', confidence: 0.7, reason: 'there is no other code' });
  if (!name && code && isHeaderRead(code.column) && byField.has('price'))
    byField.set('name', { ...code, field: 'name', confidence: 0.4, reason: 'there is no other name' });
}

function variantsOf(free: readonly Column[]): readonly Role[] {
  const told = free.map(toldRole).filter((role) => role?.field === 'variant');
  if (told.length > 0) return told.filter((role) => role !== null);
  const saying = (meaning: Meaning) =>
    free.filter((column) => !column.told && bestMeaning(column) === meaning && column.profile.filled > 0);
  const values = saying('optionValue');
  const columns = values.length > 0 ? values : saying('variant');
  return columns.map((column) => ({
    field: 'variant',
    column,
    confidence: 0.55 + 0.4 * (column.header?.meanings[0]?.strength ?? 0),
    reason: 'header says variant',
  }));
}

const fieldWords: Readonly<Partial<Record<Field, string>>> = {
  sku: 'codes',
  imageUrl: 'addresses of pictures',
  durationMinutes: 'durations',
  quantity: 'numbers of pieces',
};
const wordsFor = (field: Field): string => fieldWords[field] ?? `${field}s`;

const meaningWords: Readonly<Partial<Record<Meaning, string>>> = {
  code: 'code',
  rowId: 'number of the row',
  partNumber: 'part number',
  listPrice: 'list price',
  tradePrice: 'a price for some customers',
  sale: 'what was sold',
  ledger: 'money that moved',
  unitPrice: 'price of one',
  quantity: 'stock',
  salePrice: 'special price',
  optionValue: 'variant',
  optionName: 'name of an option',
  groupKey: 'group',
  flag: 'a state',
  measure: 'a measure',
  charge: 'a further charge',
  ordered: 'an order or a sum',
  contact: 'an address',
  minimum: 'a minimum',
  image: 'picture',
  taxIncluded: 'tax included',
};
/** A meaning as it is told to people. */
export const wordsForMeaning = (meaning: Meaning): string => meaningWords[meaning] ?? meaning;

/** Why a column fills no field. */
export function unusedReason(column: Column): string {
  if (column.told) return column.told.reason;
  if (column.profile.filled === 0) return 'empty';
  const meaning = bestMeaning(column);
  return meaning === null ? 'not understood' : `header says ${wordsForMeaning(meaning)}, which is not used`;
}
