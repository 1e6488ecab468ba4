import { textOf, type Row } from '../reading/table.ts';
import { standsInsteadOf } from './beside-names.ts';
import type { Column, Role } from './column.ts';
import type { Roles } from './column-roles.ts';
import type { Meaning } from './lexicon/lexicon.ts';

/**
 * Meanings of columns that may distinguish offers with the same name: sizes and makers, other words for names
 * (`Package`), and unknown ones.
 */
const tells: ReadonlySet<Meaning | null> = new Set([
  null,
  'variant',
  'measure',
  'model',
  'type',
  'pack',
  'name',
]);

/** Meanings of columns that distinguish the sizes of one product. */
const saysSize: ReadonlySet<Meaning | null> = new Set(['variant', 'measure', 'pack']);

/** Remarks up to this length may be the only difference between two rows of one name: `smooth coat`, `wire coat`. */
const remarkLengthMax = 25;
const leastGainOfRemark = 0.03;

/**
 * Meanings that mostly name a group, but distinguish offers if nothing else does: `1 month`, `3 months`; `200 ml`, `450
 * ml`.
 */
const tellsAtLast: ReadonlySet<Meaning | null> = new Set(['category', 'type', 'duration', 'unit']);

const remarks: ReadonlySet<Meaning | null> = new Set(['description']);

const enough = 0.95;

/** A column of names filled less than this leaves rows without a name. */
const namesLeast = 0.9;
/** Filled less than this, its words do not apply to the rows below them. */
const firstsLeast = 0.3;

/** Fewer names may still apply to all rows if each row below them has its size directly beside them. */
const sizedFirstsLeast = 0.1;
const sizedShare = 0.8;

/**
 * `Ball valve | 20`, and below it `| 25`: the column directly beside names that apply to several rows, if it is filled
 * where they are not; otherwise null.
 */
function sizesBeside(name: Column, columns: readonly Column[], sample: readonly Row[]): Column | null {
  const next = columns.find(({ index, profile }) => index > name.index && profile.filled > 0);
  if (!next || next.header !== null || next.stated) return null;
  const unnamed = sample.filter(({ cells }) => textOf(cells[name.index]) === '');
  const sized = unnamed.filter(({ cells }) => textOf(cells[next.index]) !== '');
  return unnamed.length > sample.length / 2 && sized.length >= unnamed.length * sizedShare ? next : null;
}

/** If only the first of several rows has the name, each row with the name that applies to it. */
function withNamesFromAbove(sample: readonly Row[], name: number): readonly Row[] {
  let last = '';
  return sample.map((row) => {
    const text = textOf(row.cells[name]);
    if (text !== '') last = text;
    if (text !== '' || name >= row.cells.length) return row;
    return { ...row, cells: row.cells.with(name, last) };
  });
}

/** The share of rows that a group must distinguish to be part of the offers' names. */
const leastGainOfGroup = 0.2;
/** A column that distinguishes a smaller share of rows is not part of the variant. */
const leastGain = 0.01;

const meaningOf = ({ header }: Column): Meaning | null => header?.meanings[0]?.meaning ?? null;

interface Allowed {
  readonly name: number;
  readonly price: number;
  readonly meanings: ReadonlySet<Meaning | null>;
  /** Whether the table has no header: words without one are then part of it. */
  readonly isHeadless: boolean;
}

function mayTell(column: Column, { name, price, meanings, isHeadless }: Allowed): boolean {
  const { profile, stated, index, header } = column;
  const meaning = meaningOf(column);
  // A title may be over the names and the column beside them.
  const isUntitled = header === null && !isHeadless && index !== name + 1;
  if (stated || isUntitled || index > price) return false;
  // Words under a word for price are kinds of price: `Tariff`, `Rate`.
  const namesTariffs = meaning === 'price' && profile.letters > 0.8 && profile.numeric + profile.money < 0.1;
  if (!(meanings.has(meaning) || (namesTariffs && meanings === tells)) || profile.filled < 0.02) return false;
  // Numbers without an understood header may be anything.
  const isText = profile.numeric <= 0.5 || meaning === 'measure' || meaning === 'variant';
  return isText && profile.addresses === 0 && profile.contacts === 0 && profile.lengthMean <= 40;
}

/**
 * Adds to the variant the columns without which rows cannot be distinguished: in a list of pipes the name is always
 * `Pipe`, and its size, length and grade are beside it. Codes distinguish rows by themselves.
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
  const sizes = name ? sizesBeside(name.column, columns, sample) : null;
  if (!name || name.column.profile.filled < (sizes ? sizedFirstsLeast : firstsLeast)) return variants;
  if (hasCodes) return variants.length > 0 ? variants : besideCodes(name, roles, { columns, sample });
  const rows =
    name.column.profile.filled < namesLeast ? withNamesFromAbove(sample, name.column.index) : sample;
  const distinct = (used: readonly Role[]) =>
    new Set(
      rows.map(({ cells }) => [name, ...used].map(({ column }) => textOf(cells[column.index])).join('\t')),
    ).size / Math.max(1, rows.length);
  const taken = new Set([...byField.values(), ...variants].map(({ column }) => column));
  const price = byField.get('price')?.column.index ?? columns.length;
  const isHeadless = columns.every(({ header }) => header === null);
  const allowed = { name: name.column.index, price, isHeadless };
  let found = variants;
  let reached = distinct(found);
  const add = (column: Column, gain: number) => {
    if (reached === 1) return;
    const role: Role = { field: 'variant', column, confidence: 0.6, reason: 'tells rows of one name apart' };
    const next = distinct([...found, role]);
    // Two sizes of one product in a long list: the only column of sizes tells them apart, and nothing else is needed.
    const tellsAll = next === 1 && saysSize.has(meaningOf(column)) && column.profile.filled > enough;
    if ((reached >= enough && !tellsAll) || (next - reached < gain && !tellsAll)) return;
    found = [...found, role];
    reached = next;
  };
  // If a blank name repeats the one above, its rows share a name intentionally.
  const areAlike = rows !== sample;
  const isKind = (column: Column) =>
    areAlike && meaningOf(column) === 'type' && byField.get('category')?.column === column;
  for (const column of columns)
    if (
      (!taken.has(column) || isKind(column)) &&
      (column === sizes || mayTell(column, { ...allowed, meanings: tells })) &&
      !standsInsteadOf(name.column, column, sample)
    )
      add(column, leastGain);
  for (const column of areAlike ? [] : columns)
    if (mayTell(column, { ...allowed, meanings: tellsAtLast })) add(column, leastGainOfGroup);
  const remark = byField.get('description')?.column;
  if (
    remark &&
    !areAlike &&
    remark.profile.lengthMean <= remarkLengthMax &&
    mayTell(remark, { ...allowed, meanings: remarks })
  )
    add(remark, leastGainOfRemark);
  return [...found].sort((a, b) => a.column.index - b.column.index);
}

/** The minimum share of rows whose name other rows have too. */
const repeatedLeast = 0.2;
/** Words after a name are doubtful if codes already distinguish the rows. */
const besideCode = 0.55;
const labels: ReadonlySet<Meaning | null> = new Set([...tells, 'tags']);

interface Around {
  readonly columns: readonly Column[];
  readonly sample: readonly Row[];
}

/**
 * `Jacket | Red / M | J-1`: if rows of one name differ by their code, the single column of words that distinguishes
 * them.
 */
function besideCodes(name: Role, { byField }: Roles, { columns, sample }: Around): readonly Role[] {
  const names = sample.map(({ cells }) => textOf(cells[name.column.index]));
  const counts = new Map<string, number>();
  for (const text of names) counts.set(text, (counts.get(text) ?? 0) + 1);
  const repeated = sample.filter((_, at) => names[at] !== '' && (counts.get(names[at] ?? '') ?? 0) > 1);
  if (repeated.length < Math.max(2, sample.length * repeatedLeast)) return [];
  const taken = new Set([...byField.values()].map(({ column }) => column));
  const allowed = { name: name.column.index, price: columns.length, meanings: labels, isHeadless: false };
  const column = columns.find((each) => {
    if (taken.has(each) || each.index < name.column.index || !mayTell(each, allowed)) return false;
    const said = repeated.map(({ cells }) => textOf(cells[each.index]));
    const together = new Set(
      repeated.map((row, at) => `${textOf(row.cells[name.column.index])}\t${said[at]}`),
    );
    return said.every((text) => text !== '') && together.size === repeated.length;
  });
  return column
    ? [{ field: 'variant', column, confidence: besideCode, reason: 'tells rows of one name apart' }]
    : [];
}

/** Words in a smaller share of rows are not part of a row's name. */
const filledLeast = 0.9;

/**
 * The name of a table in which no column of words distinguishes rows but all together do: source and target languages
 * of translations, or brands and their models.
 */
export function nameTogether(
  { byField }: Roles,
  columns: readonly Column[],
  sample: readonly Row[],
): Role | null {
  const price = byField.get('price')?.column.profile;
  if (byField.has('name') || byField.has('sku') || !price || Math.max(price.money, price.cents) < 0.5)
    return null;
  const words = columns.filter(
    ({ stated, profile }) =>
      !stated &&
      profile.letters > 0.6 &&
      profile.filled >= filledLeast &&
      profile.lengthMean <= 60 &&
      Math.max(profile.addresses, profile.contacts, profile.flags, profile.money) < 0.1,
  );
  const [first] = words;
  if (!first || words.length < 2) return null;
  const texts = sample.map(({ cells }) => words.map(({ index }) => textOf(cells[index])).join('\t'));
  if (new Set(texts).size < texts.length * enough) return null;
  return { field: 'name', column: first, confidence: 0.5, reason: 'words that tell rows apart together' };
}

/** The minimum share of filled cells in a column of numbers that distinguishes rows together with others. */
const figuresFilled = 0.5;

/**
 * If no column names the rows and numbers under headers distinguish them together, the columns of these: heights and
 * lengths, from and to. The text above the table says what they describe; empty if there are none.
 */
export function figuresTogether(
  { byField }: Roles,
  columns: readonly Column[],
  sample: readonly Row[],
): readonly Role[] {
  const price = byField.get('price')?.column;
  const code = byField.get('sku')?.column;
  const isCoded = code !== undefined && (code.header !== null || Boolean(code.stated));
  if (byField.has('name') || isCoded || !price || meaningOf(price) !== 'price') return [];
  const figures = columns.filter(
    ({ index, header, stated, profile }) =>
      index < price.index &&
      header !== null &&
      !stated &&
      profile.filled >= figuresFilled &&
      profile.lengthMean <= 40 &&
      Math.max(profile.money, profile.addresses, profile.contacts) < 0.1,
  );
  if (figures.length < 2) return [];
  const rows = sample.filter(({ cells }) => textOf(cells[price.index]) !== '');
  const stated = rows.map(({ cells }) => figures.map(({ index }) => textOf(cells[index])).join('\t'));
  if (rows.length < 3 || new Set(stated).size < rows.length * enough) return [];
  const reason = 'figures that tell rows apart together';
  return figures.map((column, at) =>
    at === 0
      ? { field: 'name', column, confidence: 0.4, reason, isOfFigures: true }
      : { field: 'variant', column, confidence: 0.6, reason },
  );
}
