import { bestAssignment } from './assignment.ts';
import { bestMeaning, holdsSigns, isHeaderRead, type Column, type Role } from './column.ts';
import { headerKey } from './header-key.ts';
import { fieldsOf, ruleOf, type ColumnField, type Field, type ListKind } from './fields.ts';
import {
  addCodeThatIsName,
  addNameBesideTexts,
  addNameByDescription,
  addNameOfDurations,
  addNameForFigures,
  addNameOfFigures,
  addNameOfKind,
  addNameOfLastResort,
  addNameOfSizes,
  addPriceOfLastResort,
  doubtSharedCode,
  doubtShiftedPrice,
  dropGuessesInGrid,
  preferDescriptionToKind,
  preferCodeOfEveryRow,
} from './last-resorts.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import { wordsFor, wordsForMeaning } from './meaning-words.ts';
import { nameBeforeTexts } from './names-before-texts.ts';

export interface Roles {
  readonly byField: ReadonlyMap<Field, Role>;
  /** Columns whose values form the variant, in order. */
  readonly variants: readonly Role[];
  /** Rows with the same value in this column belong together; null if there is no such column. */
  readonly groupKey: Column | null;
  /** Refers to another row by its id or code. */
  readonly parent: Column | null;
  readonly rowId: Column | null;
}

const plainly = 0.7;
/** Of equal pairs the first is used: lists put the language and the price they use before the others. */
const leastPair = 0.2;
/** Of two prices that are named equally clearly, the one after a change applies. */
const latestGain = 1.3;
const emptyLooks = 0.04;
/** A header that is repeated in the same row is over a copy, unless the first column is hardly filled. */
const againLoss = 0.8;
const againLeast = 0.5;

interface Pair {
  readonly score: number;
  readonly reason: string;
}

/** `€`, `PLN`, `€ without VAT`: a header that only names the currency of the numbers below. */
const saysMoney = ({ header, profile }: Column): boolean =>
  header !== null &&
  Math.max(profile.numeric, profile.money) > 0.3 &&
  (header.currency !== null || header.taxIncluded !== null) &&
  header.meanings.every(({ meaning }) => meaning === 'tax' && header.taxIncluded !== null);

interface Around {
  /** Whether any header of the table is understood. */
  readonly isHeaded: boolean;
  readonly figures: number;
  /** Whether a header names a currency over amounts with cents: `Retail (€)`. */
  readonly hasSums: boolean;
  /** Whether a column is clearly named as the price, even if it is empty. */
  readonly isPriceNamed: boolean;
}

/** Beside amounts under a currency, numbers without cents under a word or two for price are points or volumes. */
const besideSums = 0.6;

const ofSigns = 0.6;

/** Figures in fewer rows are remarks. */
const figuresLeast = 0.05;

function pairOf(column: Column, field: ColumnField, around: Around): Pair {
  const { isHeaded, figures, hasSums, isPriceNamed } = around;
  if (holdsSigns(column) && (column.header === null || bestMeaning(column) === 'price'))
    return { score: field === 'currency' ? ofSigns : 0, reason: `values look like ${wordsFor('currency')}` };
  const { meanings, looks, looksAlone, unless } = ruleOf(field);
  const said = (column.header?.meanings ?? []).filter(({ meaning }) => !unless?.(meaning, column.profile));
  const shape = column.profile.filled === 0 ? emptyLooks : looks(column.profile);
  if (field === 'price' && saysMoney(column)) return { score: 0.75, reason: 'header names a currency' };
  if (said.length === 0) {
    const heads = {
      own: column.header !== null,
      others: isHeaded,
      isOnlyFigures: figures === 1,
      hasNoFigures: figures === 0,
    };
    // Headers such as years and sizes are not over prices.
    const isFigure = field === 'price' && /^\d[\d\s.,/-]*$/u.test(column.header?.text.trim() ?? '');
    // If the column of prices is still empty, thicknesses under an unknown word are not prices.
    const isOther = field === 'price' && isPriceNamed && column.profile.money < 0.5;
    const isOut = column.profile.filled === 0 || isHeaderRead(column) || isFigure || isOther;
    const score = isOut ? 0 : (looksAlone?.(column.profile, heads) ?? 0);
    return { score, reason: `values look like ${wordsFor(field)}` };
  }
  const strongest = said[0]?.strength ?? 0;
  const isBesideSums =
    field === 'price' &&
    hasSums &&
    !column.header?.currency &&
    column.profile.cents < 0.3 &&
    column.profile.money < 0.3;
  const pairs = said.map(({ meaning, strength }) => ({
    // A meaning of a header is weak if another meaning is clearer.
    score:
      (meanings[meaning] ?? 0) *
      (strength < strongest && !(field === 'price' && column.profile.money > 0.8)
        ? strength * 0.6
        : strength) *
      (isBesideSums ? besideSums : 1) *
      shape,
    reason: `header says ${wordsForMeaning(meaning)}`,
  }));
  return pairs.reduce((best, pair) => (pair.score > best.score ? pair : best), { score: 0, reason: '' });
}

/** A field that no header names is certain nevertheless if no other column can have it. */
const aloneGain = 0.22;

/** Under unknown headers, beside others that are understood, cells may be anything, whatever they look like. */
const unreadMost = 0.55;

const confidenceOf = (column: Column, score: number, rival: number, isHeaded: boolean): number => {
  if (isHeaderRead(column)) return 0.55 + 0.43 * Math.min(1, score);
  const lead = Math.max(0, 1 - rival / score);
  const alone = 0.35 + 0.4 * score + aloneGain * Math.min(1, 2 * lead);
  return isHeaded && column.header !== null && column.profile.money < 0.5
    ? Math.min(unreadMost, alone)
    : alone;
};

const statedRole = (column: Column): Role | null => {
  const { field, confidence = 0, reason = '' } = column.stated ?? {};
  return field ? { field, column, confidence, reason } : null;
};

/** Assigns fields to columns, all together: each field has one column. Stated fields come first. */
export function rolesOf(all: readonly Column[], kind: ListKind): Roles {
  const byField = new Map<Field, Role>();
  for (const role of all.map(statedRole))
    if (role && role.field !== 'variant' && !byField.has(role.field)) byField.set(role.field, role);
  const columns = all.filter(({ stated }) => !stated);
  const fields = fieldsOf(kind).filter((field) => !byField.has(field));
  assign(byField, columns, fields, kind);
  chooseCurrency(byField, columns);
  preferCodeOfEveryRow(byField, columns);
  addNameByDescription(byField);
  preferDescriptionToKind(byField);
  addNameBesideTexts(byField, columns);
  nameBeforeTexts(byField, columns);
  addNameOfLastResort(byField, columns);
  addPriceOfLastResort(byField, columns, kind);
  addNameOfSizes(byField, columns);
  addNameOfKind(byField, columns);
  addNameForFigures(byField, columns);
  addNameOfFigures(byField, columns);
  addNameOfDurations(byField);
  addCodeThatIsName(byField);
  doubtSharedCode(byField);
  doubtShiftedPrice(byField, columns);
  dropGuessesInGrid(byField, columns);
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

const year = /(?<!\d)20\d{2}(?!\d)/u;

/** Of columns with prices of different years, the index of the latest; -1 if there are none. */
function newestOf(columns: readonly Column[]): number {
  const years = columns.map((column) =>
    bestMeaning(column) === 'price' ? Number(year.exec(column.header?.text ?? '')?.[0] ?? 0) : 0,
  );
  const last = Math.max(...years);
  return new Set(years.filter((each) => each > 0)).size > 1 ? years.indexOf(last) : -1;
}

/** Whether an earlier column has the same header and about as many cells: `Product | Price | … | Product | Price`. */
const isAgain = ({ header, profile }: Column, earlier: readonly Column[]): boolean =>
  header !== null &&
  header.text !== '' &&
  earlier.some(
    (other) =>
      headerKey(other.header?.text ?? '') === headerKey(header.text) &&
      other.profile.filled >= profile.filled * againLeast,
  );

function assign(
  byField: Map<Field, Role>,
  columns: readonly Column[],
  fields: readonly ColumnField[],
  kind: ListKind,
): void {
  const around: Around = {
    isHeaded: columns.some(isHeaderRead),
    figures: columns.filter(
      ({ profile }) => profile.numeric > 0.5 && profile.filled > figuresLeast && !profile.countsRows,
    ).length,
    hasSums: columns.some(({ header, profile }) => Boolean(header?.currency) && profile.cents > 0.6),
    isPriceNamed: columns.some(
      ({ header, stated }) =>
        !stated && header?.meanings[0]?.meaning === 'price' && header.meanings[0].strength >= plainly,
    ),
  };
  const { isHeaded } = around;
  // Numbers beside services may as well be minutes.
  const isOpen = (field: ColumnField, column: Column) =>
    isHeaderRead(column) || kind === 'inventory' || field !== 'quantity';
  const pairs = fields.map((field) =>
    columns.map((column) =>
      isOpen(field, column) ? pairOf(column, field, around) : { score: 0, reason: '' },
    ),
  );
  const newest = newestOf(columns);
  const copies = new Set(columns.filter((column, at) => isAgain(column, columns.slice(0, at))));
  const scores = pairs.map((row, place) =>
    row.map(({ score }, at) => {
      const field = fields[place];
      const column = columns[at];
      if (field === undefined || !column || score < leastPair) return 0;
      // Without headers, codes are further left and prices further right.
      const drift = isHeaded ? -1e-6 : field === 'price' ? 0.002 : -0.005;
      const isLatest = column.header?.isLatest === true || at === newest;
      const latest = field === 'price' && isLatest ? latestGain : 1;
      const again = copies.has(column) ? againLoss : 1;
      return score * ruleOf(field).weight * (1 + at * drift) * latest * again;
    }),
  );
  for (const [place, at] of bestAssignment(scores).entries()) {
    const field = fields[place];
    const column = columns[at];
    const pair = pairs[place]?.[at];
    if (!field || !column || !pair || scores[place]?.[at] === 0) continue;
    const others = pairs[place]?.filter((_, other) => other !== at) ?? [];
    const rival = Math.max(0, ...others.map(({ score }) => score));
    const confidence = confidenceOf(column, pair.score, rival, isHeaded);
    byField.set(field, { field, column, confidence, reason: pair.reason });
  }
}

/**
 * If each price has a currency beside it, the one of the chosen price: the one named after it, otherwise the next one
 * to its right.
 */
function chooseCurrency(byField: Map<Field, Role>, columns: readonly Column[]): void {
  const price = byField.get('price')?.column;
  const current = byField.get('currency');
  if (!price || !current || !price.header) return;
  const own = headerKey(price.header.text);
  const all = columns.filter(
    ({ header, profile }) =>
      profile.currencies > 0.5 && header?.meanings.some(({ meaning }) => meaning === 'currency'),
  );
  if (all.length < 2) return;
  const called = all.find(({ header }) => header && headerKey(header.text).startsWith(own));
  const behind = all.find(({ index }) => index > price.index);
  const column = called ?? behind;
  if (column) byField.set('currency', { ...current, column });
}

function variantsOf(free: readonly Column[]): readonly Role[] {
  const stated = free
    .map(statedRole)
    .filter((role) => role !== null)
    .filter(({ field, column }) => field === 'variant' && column.profile.addresses < 0.5);
  if (stated.length > 0) return stated;
  const saying = (meaning: Meaning) =>
    free.filter((column) => !column.stated && bestMeaning(column) === meaning && column.profile.filled > 0);
  const values = saying('optionValue');
  const all = values.length > 0 ? values : saying('variant');
  // Addresses and system ids distinguish variants but do not describe them.
  const columns = all.filter(
    ({ profile: { addresses, codes, distinct, lengthMean } }) =>
      addresses < 0.5 && (all.length === 1 || codes < 0.9 || distinct < 0.95 || lengthMean < 16),
  );
  return columns.map((column) => ({
    field: 'variant',
    column,
    confidence: 0.55 + 0.4 * (column.header?.meanings[0]?.strength ?? 0),
    reason: 'header says variant',
  }));
}
