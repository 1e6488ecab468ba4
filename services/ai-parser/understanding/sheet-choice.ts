import { textOf, type Table } from '../reading/table.ts';
import { isAccount } from './account.ts';
import { withoutBesideLists } from './beside-lists.ts';
import { isHeaderRead, type Column, type Role } from './column.ts';
import type { Field, ListKind } from './fields.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import { planOf, type TablePlan } from './table-plan.ts';
import { blocksOf } from './table-blocks.ts';
import type { ColumnMeaning } from './stated-columns.ts';
import { turnedTable } from './turned-table.ts';

export interface SheetChoice {
  readonly plan: TablePlan;
  readonly isUsed: boolean;
  readonly reason: string;
  /** Whether the table is neither empty, hidden nor a copy: its content is in no other table. */
  readonly isLeftOut?: boolean;
}

/** Which tables have offers, each with the reason; a sheet that repeats part of a longer one is a copy. */
export function tablesToUse(
  tables: readonly Table[],
  kind: ListKind,
  columnMeanings: readonly ColumnMeaning[] = [],
): readonly SheetChoice[] {
  const first = withOwnNames(tables.flatMap(blocksOf)).map((table) => bestPlan(table, kind, columnMeanings));
  // In a file of prices, numbers beside names are prices even without a header.
  const isPriced = first.some((plan) => isList(plan) && plan.roles.byField.has('price'));
  const plans = first.map((plan) =>
    isPriced && !isList(plan) ? bestPlan(plan.table, kind, columnMeanings, isPriced) : plan,
  );
  const seeming = plans.filter((plan) => !plan.table.isHidden && isList(plan));
  const all = withoutBesideLists(seeming);
  // Beside a list with named prices, numbers under an unknown header are not prices.
  const isPriceSaid = all.some(namesPrice);
  const longest = Math.max(0, ...all.filter(namesPrice).map(({ body }) => body.length));
  const hasNames = all.some((plan) => namesPrice(plan) && !isNamedByFigures(plan));
  const found = all.filter(
    (plan) => (!isPriceSaid || !isGuessedPrice(plan, longest)) && !(hasNames && isNamedByFigures(plan)),
  );
  const priced = found.filter(({ roles }) => roles.byField.has('price'));
  // Beside a price list, names without prices are a legend, a stock count or a form; if all its prices are on request
  // it does not count as a price list.
  const lists = priced.some(hasSums) && !isBeside(priced, found) ? priced : found;
  const byLength = [...lists].sort(longerFirst);
  const used: TablePlan[] = [];
  const copies = new Map<TablePlan, string>();
  for (const plan of byLength) {
    const original = used.find((longer) => repeats(plan, longer));
    if (original) copies.set(plan, original.table.sheet ?? '');
    else used.push(plan);
  }
  return plans.map((plan) => {
    const copied = copies.get(plan);
    if (plan.table.rows.length === 0) return { plan, isUsed: false, reason: 'empty' };
    if (plan.table.isHidden) return { plan, isUsed: false, reason: 'hidden' };
    if (copied !== undefined) return { plan, isUsed: false, reason: `repeats rows of ${copied}` };
    if (seeming.includes(plan) && !all.includes(plan))
      return { plan, isUsed: false, reason: 'settings, or a summary of a list' };
    if (!lists.includes(plan) && found.includes(plan))
      return { plan, isUsed: false, reason: 'no prices, beside a list that has them', isLeftOut: true };
    if (!used.includes(plan))
      return { plan, isUsed: false, reason: 'neither names nor prices', isLeftOut: true };
    return { plan, isUsed: true, reason: used.length === 1 ? 'the only list' : 'a list' };
  });
}

/** Gives each table a distinct name: the second part of one may have the name of the file's next table. */
function withOwnNames(tables: readonly Table[]): readonly Table[] {
  const taken = new Set<string>();
  return tables.map((table) => {
    let name = table.sheet;
    for (let part = 2; name !== null && taken.has(name); part += 1) name = `${table.sheet} (${part})`;
    if (name !== null) taken.add(name);
    return name === table.sheet ? table : { ...table, sheet: name };
  });
}

/** Lists that differ in length by less than this are the same list with or without remarks. */
const sameLength = 0.01;
/** In a longer list, the sheet that compares prices is as long as the list itself. */
const longLeast = 200;

const columnsUsedFor = ({ columns }: TablePlan): number =>
  columns.filter(({ profile }) => profile.filled > 0).length;

/** The longer list first; of two of equal length the one with fewer other columns: it is the original. */
function longerFirst(a: TablePlan, b: TablePlan): number {
  const [own, other] = [a.body.length, b.body.length];
  const isSame =
    Math.min(own, other) >= longLeast && Math.abs(own - other) <= sameLength * Math.max(own, other);
  return isSame ? columnsUsedFor(a) - columnsUsedFor(b) : other - own;
}

const rowsOf = (plans: readonly TablePlan[]): number => plans.reduce((sum, { body }) => sum + body.length, 0);

/** If a list of codes and names is this many times as long as the tables with prices, the file is about that list. */
const asLong = 10;

/** Whether the tables with prices are a small part of a catalogue whose headers name codes and names. */
const isBeside = (priced: readonly TablePlan[], all: readonly TablePlan[]): boolean => {
  const catalogues = all.filter(
    ({ roles }) =>
      !roles.byField.has('price') && isSaid(roles.byField.get('sku')) && isSaid(roles.byField.get('name')),
  );
  return rowsOf(catalogues) > asLong * rowsOf(priced);
};

const isSaid = (role: Role | undefined): boolean => (role?.column.header?.meanings[0]?.strength ?? 0) >= 0.9;

/** Whether at least some of its prices are amounts. */
const hasSums = ({ roles }: TablePlan): boolean => {
  const { numeric = 0, money = 0 } = roles.byField.get('price')?.column.profile ?? {};
  return Math.max(numeric, money) > 0.05;
};

/** Whether a header names the price: numbers that only look like prices may be anything. */
const namesPrice = ({ roles }: TablePlan): boolean =>
  (roles.byField.get('price')?.column.header?.meanings.length ?? 0) > 0;

/** Whether only numbers can name its offers, and the header of its prices is hardly a word for them. */
const isNamedByFigures = ({ roles, isSpread }: TablePlan): boolean => {
  const name = roles.byField.get('name');
  const price = roles.byField.get('price')?.column;
  if (name === undefined || !isGuess(name) || name.column.profile.letters >= 0.1 || isSpread) return false;
  return price !== undefined && meaningOf(price) !== 'price' && price.profile.money < 0.3;
};

/** Whether a column is the price only because of its numbers, under an unknown header. */
function isGuessedPrice(plan: TablePlan, longest: number): boolean {
  const price = plan.roles.byField.get('price')?.column;
  if (!price || price.stated || plan.isSpread) return false;
  // A few rows without headers are parameters such as discounts and rates.
  if (price.header === null) return price.profile.money < 0.3 && plan.body.length < longest * 0.05;
  return price.header.meanings.length === 0 && price.header.currency === null && price.profile.money < 0.3;
}

/** The table as it is, or transposed if only that is a list with prices. */
function bestPlan(
  table: Table,
  kind: ListKind,
  columnMeanings: readonly ColumnMeaning[],
  isPriced = false,
): TablePlan {
  const plan = planOf(table, kind, columnMeanings, isPriced);
  if (isList(plan) && (namesPrice(plan) || areClassesSums(plan))) return plan;
  const turned = turnedTable(table);
  const other = turned && planOf(turned, kind, columnMeanings);
  return other && isList(other) && namesPrice(other) ? other : plan;
}

/**
 * Whether nearly all cells of its classes are amounts; a comparison of packages also has `yes` and `weekly`, and is
 * transposed.
 */
const areClassesSums = ({ isSpread, roles }: TablePlan): boolean =>
  isSpread && (roles.byField.get('price')?.column.profile.numeric ?? 0) > 0.8;

const isGuess = (role: Role | undefined): boolean => role !== undefined && role.confidence < 0.5;

const meaningOf = (column: Column): Meaning | undefined => column.header?.meanings[0]?.meaning;

/** The number of columns with any of these meanings. */
const counted = (columns: readonly Column[], ...meanings: readonly Meaning[]): number =>
  columns.filter((column) => meanings.some((meaning) => meaningOf(column) === meaning)).length;

/** `Account` is a column of a bank statement; `Income account` is one of the accounts in a price list. */
const isLedger = ({ header }: Column): boolean =>
  header?.meanings[0]?.meaning === 'ledger' && header.meanings[0].strength >= 0.9;

/** Bank statements, invoices and lists of customers have amounts too, but they record the past and offer nothing. */
function isRecordOfThePast({ roles, columns }: TablePlan): boolean {
  const people = counted(columns, 'person', 'contact');
  const sales = counted(columns, 'sale');
  if (columns.filter(isLedger).length >= 2 || sales >= 3 || (sales >= 1 && people + sales >= 3)) return true;
  const price = roles.byField.get('price');
  const isSum = price !== undefined && meaningOf(price.column) === 'ordered';
  // An invoice repeats the same products; amounts of which each has its own code are prices valid from a date.
  const code = roles.byField.get('sku')?.column;
  const isDated =
    counted(columns, 'date') > 0 && !(code && isHeaderRead(code) && code.profile.distinct > 0.95);
  return isSum && (people > 0 || sales > 0 || isDated);
}

/**
 * Whether a table is a list of offers: it has names, and beside them a price, or else a code or a stock. Lists of
 * people and weather data have neither.
 */
export function isList(plan: TablePlan): boolean {
  const { roles, columns, body } = plan;
  if (body.length === 0 || !(roles.byField.has('name') || roles.byField.has('sku'))) return false;
  if (isRecordOfThePast(plan) || isAccount(plan)) return false;
  const price = roles.byField.get('price');
  if (price) return !isGuess(roles.byField.get('name')) || namesPrice(plan) || Boolean(price.column.stated);
  if (counted(columns, 'person', 'contact') >= 2) return false;
  const says = (field: Field) => {
    const role = roles.byField.get(field);
    // Every table may have row numbers; products have a code.
    return role !== undefined && role.confidence >= 0.7 && meaningOf(role.column) !== 'rowId';
  };
  if (isCatalogue(plan) || isOpenPriced(plan)) return true;
  const name = roles.byField.get('name');
  const isNamed = says('name') && name?.column.header !== null;
  // A feed states the currency of its prices and has a picture of each product even if it omits the prices.
  if (isNamed && counted(columns, 'currency') > 0 && counted(columns, 'image') > 0) return true;
  const code = roles.byField.get('sku');
  // Reviews and stock movements repeat the same names; a stock list may repeat its models.
  const isEachOnce = isNamed && says('quantity') && (name?.column.profile.distinct ?? 0) > 0.95;
  if (code && body.length > 5 && code.column.profile.distinct < 0.6 && !isEachOnce) return false;
  if (code && meaningOf(code.column) === 'code' && code.confidence > 0.9 && roles.byField.has('name'))
    return true;
  // Only products have a pack size.
  if (isNamed && counted(columns, 'pack') > 0) return true;
  const sellsBy: readonly Field[] = [
    'sku',
    'barcode',
    'partNumber',
    'quantity',
    'unit',
    'priceUnit',
    'durationMinutes',
  ];
  // A comma in the last words of a line, without quotes, creates columns without headers.
  const own = columns.filter(({ header, profile }) => header !== null || profile.filled > 0.9);
  return isNamed && (sellsBy.some(says) || (own.length <= 2 && areNames(plan)));
}

const sentence = /[.!?:;]$/u;

/**
 * Whether the column named as names has names: on a page of text they are steps and remarks, and in forms words before
 * a colon.
 */
function areNames({ table, roles, sample }: TablePlan): boolean {
  const column = roles.byField.get('name')?.column;
  if (!column || table.page !== null || sentence.test(column.header?.text ?? '')) return false;
  const texts = sample.map(({ cells }) => textOf(cells[column.index])).filter((text) => text !== '');
  return texts.length > 1 && texts.filter((text) => sentence.test(text)).length < texts.length * 0.3;
}

/** Names beside an empty column that is named as the price: the prices are not set yet. */
const isOpenPriced = ({ roles, columns }: TablePlan): boolean =>
  namesThings.has(roles.byField.get('name')?.column.header?.meanings[0]?.meaning) &&
  columns.some(
    ({ header, profile }) =>
      profile.filled === 0 && header?.meanings[0]?.meaning === 'price' && header.meanings[0].strength >= 0.7,
  );

const namesThings: ReadonlySet<Meaning | undefined> = new Set(['name', 'model']);

const catalogueRows = 5;

/** Distinct codes beside names with sizes, which names of people do not have. */
function isCatalogue({ roles, body }: TablePlan): boolean {
  const name = roles.byField.get('name')?.column.profile;
  const code = roles.byField.get('sku')?.column.profile;
  if (!name || !code || body.length < catalogueRows) return false;
  return code.distinct > 0.95 && code.filled > 0.9 && name.distinct > 0.7 && name.figured > 0.25;
}

const compared = 200;

const saysOtherwise = (plan: TablePlan, other: TablePlan): boolean => {
  const said = ({ letterhead }: TablePlan) => letterhead.flatMap(({ cells }) => cells.map(textOf)).join('\t');
  return said(plan) !== '' && said(other) !== '' && said(plan) !== said(other);
};

function repeats(plan: TablePlan, longer: TablePlan): boolean {
  // The text above both may say that they are different lists, which share most of their prices.
  if (saysOtherwise(plan, longer)) return false;
  const field = plan.roles.byField.has('sku') && longer.roles.byField.has('sku') ? 'sku' : 'name';
  // The same names with other prices are another list: each boat has its options.
  const textsOf = ({ roles, body }: TablePlan) => {
    const index = roles.byField.get(field)?.column.index ?? -1;
    const price = roles.byField.get('price')?.column.index ?? -1;
    return Array.from(body, ({ cells }) => [textOf(cells[index]), textOf(cells[price])])
      .filter(([text]) => text !== '')
      .map((texts) => texts.join('\t'));
  };
  const known = new Set(textsOf(longer));
  const own = textsOf(plan).slice(0, compared);
  const share = own.filter((text) => known.has(text)).length / Math.max(1, own.length);
  return own.length > 0 && share >= 0.8;
}
