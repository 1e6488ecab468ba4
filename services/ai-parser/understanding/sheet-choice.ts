import { textOf, type Table } from '../reading/table.ts';
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
  /** It is neither empty, hidden nor a copy: whatever it holds is in no other table. */
  readonly isLeftOut?: boolean;
}

/** Which tables hold offers, each with its reason; a sheet that repeats a longer one is a copy of a part of it. */
export function tablesToUse(
  tables: readonly Table[],
  kind: ListKind,
  columnMeanings: readonly ColumnMeaning[] = [],
): readonly SheetChoice[] {
  const first = withOwnNames(tables.flatMap(blocksOf)).map((table) => bestPlan(table, kind, columnMeanings));
  // In a file of prices, figures beside names are prices even where nothing says so.
  const isPriced = first.some((plan) => isList(plan) && plan.roles.byField.has('price'));
  const plans = first.map((plan) =>
    isPriced && !isList(plan) ? bestPlan(plan.table, kind, columnMeanings, isPriced) : plan,
  );
  const all = plans.filter((plan) => !plan.table.isHidden && isList(plan));
  // Beside a list that says where its prices are, figures under words that nobody understands are none.
  const isPriceSaid = all.some(namesPrice);
  const longest = Math.max(0, ...all.filter(namesPrice).map(({ body }) => body.length));
  const hasNames = all.some((plan) => namesPrice(plan) && !isNamedByFigures(plan));
  const found = all.filter(
    (plan) => (!isPriceSaid || !isGuessedPrice(plan, longest)) && !(hasNames && isNamedByFigures(plan)),
  );
  const priced = found.filter(({ roles }) => roles.byField.has('price'));
  // Beside a price list, names without prices are a legend, a stock count or a form; where all prices are on request it is none.
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
    if (!lists.includes(plan) && found.includes(plan))
      return { plan, isUsed: false, reason: 'no prices, beside a list that has them', isLeftOut: true };
    if (!used.includes(plan))
      return { plan, isUsed: false, reason: 'neither names nor prices', isLeftOut: true };
    return { plan, isUsed: true, reason: used.length === 1 ? 'the only list' : 'a list' };
  });
}

/** Each table by a name that no other has: the second part of one may be called as the next of its file is. */
function withOwnNames(tables: readonly Table[]): readonly Table[] {
  const taken = new Set<string>();
  return tables.map((table) => {
    let name = table.sheet;
    for (let part = 2; name !== null && taken.has(name); part += 1) name = `${table.sheet} (${part})`;
    if (name !== null) taken.add(name);
    return name === table.sheet ? table : { ...table, sheet: name };
  });
}

/** Lists that differ in length by less than this are the same with a remark more or less. */
const sameLength = 0.01;
/** In a longer list the one that compares prices is as long as the list itself. */
const longLeast = 200;

const columnsUsedFor = ({ columns }: TablePlan): number =>
  columns.filter(({ profile }) => profile.filled > 0).length;

/** The longer one first; of two of one length the one that says less beside: it is the list, and the other was made of it. */
function longerFirst(a: TablePlan, b: TablePlan): number {
  const [own, other] = [a.body.length, b.body.length];
  const isSame =
    Math.min(own, other) >= longLeast && Math.abs(own - other) <= sameLength * Math.max(own, other);
  return isSame ? columnsUsedFor(a) - columnsUsedFor(b) : other - own;
}

const rowsOf = (plans: readonly TablePlan[]): number => plans.reduce((sum, { body }) => sum + body.length, 0);

/** So many times as long as what has prices, a list of codes and names is what the file is about. */
const asLong = 10;

/** Whether the tables with prices are a small part of a catalogue, whose headers say codes and names. */
const isBeside = (priced: readonly TablePlan[], all: readonly TablePlan[]): boolean => {
  const catalogues = all.filter(
    ({ roles }) =>
      !roles.byField.has('price') && isSaid(roles.byField.get('sku')) && isSaid(roles.byField.get('name')),
  );
  return rowsOf(catalogues) > asLong * rowsOf(priced);
};

const isSaid = (role: Role | undefined): boolean => (role?.column.header?.meanings[0]?.strength ?? 0) >= 0.9;

/** Whether its prices are sums, at least some of them. */
const hasSums = ({ roles }: TablePlan): boolean => {
  const { numeric = 0, money = 0 } = roles.byField.get('price')?.column.profile ?? {};
  return Math.max(numeric, money) > 0.05;
};

/** Whether a header names the price: figures that only look like prices may be anything. */
const namesPrice = ({ roles }: TablePlan): boolean =>
  (roles.byField.get('price')?.column.header?.meanings.length ?? 0) > 0;

/** Whether nothing but figures is there to call its offers by, and what stands over their prices is hardly a word for them. */
const isNamedByFigures = ({ roles, isSpread }: TablePlan): boolean => {
  const name = roles.byField.get('name');
  const price = roles.byField.get('price')?.column;
  if (name === undefined || !isGuess(name) || name.column.profile.letters >= 0.1 || isSpread) return false;
  return price !== undefined && meaningOf(price) !== 'price' && price.profile.money < 0.3;
};

/** Whether only figures make a column the price, under words that are not understood. */
function isGuessedPrice(plan: TablePlan, longest: number): boolean {
  const price = plan.roles.byField.get('price')?.column;
  if (!price || price.stated || plan.isSpread) return false;
  // A few rows without any words over them are what the list is reckoned with: discounts, rates.
  if (price.header === null) return price.profile.money < 0.3 && plan.body.length < longest * 0.05;
  return price.header.meanings.length === 0 && price.header.currency === null && price.profile.money < 0.3;
}

/** The table as it stands, or turned round where only that is a list with prices. */
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

/** Whether nearly all cells of its classes are sums; a comparison of packages says `yes` and `weekly` too, and is turned round. */
const areClassesSums = ({ isSpread, roles }: TablePlan): boolean =>
  isSpread && (roles.byField.get('price')?.column.profile.numeric ?? 0) > 0.8;

const isGuess = (role: Role | undefined): boolean => role !== undefined && role.confidence < 0.5;

const meaningOf = (column: Column): Meaning | undefined => column.header?.meanings[0]?.meaning;

/** How many columns speak of each of these things. */
const counted = (columns: readonly Column[], ...meanings: readonly Meaning[]): number =>
  columns.filter((column) => meanings.some((meaning) => meaningOf(column) === meaning)).length;

/** `Account` is a column of a statement; `Income account` is one of the books behind a price list. */
const isLedger = ({ header }: Column): boolean =>
  header?.meanings[0]?.meaning === 'ledger' && header.meanings[0].strength >= 0.9;

/** Bank statements, invoices and lists of customers have sums too; they tell what has happened, and offer nothing. */
function isRecordOfThePast({ roles, columns }: TablePlan): boolean {
  const people = counted(columns, 'person', 'contact');
  const sales = counted(columns, 'sale');
  if (columns.filter(isLedger).length >= 2 || sales >= 3 || (sales >= 1 && people + sales >= 3)) return true;
  const price = roles.byField.get('price');
  const isSum = price !== undefined && meaningOf(price.column) === 'ordered';
  // An invoice names the same things again and again; amounts of which each has its own code are what these cost from a day on.
  const code = roles.byField.get('sku')?.column;
  const isDated =
    counted(columns, 'date') > 0 && !(code && isHeaderRead(code) && code.profile.distinct > 0.95);
  return isSum && (people > 0 || sales > 0 || isDated);
}

/** A list has names, and beside them what is sold by: a price, or else a code or a stock. People and weather have neither. */
export function isList(plan: TablePlan): boolean {
  const { roles, columns, body } = plan;
  if (body.length === 0 || !(roles.byField.has('name') || roles.byField.has('sku'))) return false;
  if (isRecordOfThePast(plan)) return false;
  const price = roles.byField.get('price');
  if (price) return !isGuess(roles.byField.get('name')) || namesPrice(plan) || Boolean(price.column.stated);
  if (counted(columns, 'person', 'contact') >= 2) return false;
  const says = (field: Field) => {
    const role = roles.byField.get(field);
    // A number of the row is in every table; what is sold has a code.
    return role !== undefined && role.confidence >= 0.7 && meaningOf(role.column) !== 'rowId';
  };
  if (isCatalogue(plan) || isOpenPriced(plan)) return true;
  const isNamed = says('name') && roles.byField.get('name')?.column.header !== null;
  // A feed says in which money its prices are, and shows each thing, though it leaves the prices out.
  if (isNamed && counted(columns, 'currency') > 0 && counted(columns, 'image') > 0) return true;
  const code = roles.byField.get('sku');
  // Reviews and movements name the same thing again and again.
  if (code && body.length > 5 && code.column.profile.distinct < 0.6) return false;
  if (code && meaningOf(code.column) === 'code' && code.confidence > 0.9 && roles.byField.has('name'))
    return true;
  // How much a box holds is asked only of what is sold.
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
  // A comma in the last words of a line, without quotes, makes columns that no word stands over.
  const own = columns.filter(({ header, profile }) => header !== null || profile.filled > 0.9);
  return isNamed && (sellsBy.some(says) || (own.length <= 2 && areNames(plan)));
}

const sentence = /[.!?:;]$/u;

/** Whether what a header calls names are some: on a page of text they are steps and remarks, and forms have words before a colon. */
function areNames({ table, roles, sample }: TablePlan): boolean {
  const column = roles.byField.get('name')?.column;
  if (!column || table.page !== null || sentence.test(column.header?.text ?? '')) return false;
  const texts = sample.map(({ cells }) => textOf(cells[column.index])).filter((text) => text !== '');
  return texts.length > 1 && texts.filter((text) => sentence.test(text)).length < texts.length * 0.3;
}

/** Names beside a column that is called the price, and empty: the prices are still to come. */
const isOpenPriced = ({ roles, columns }: TablePlan): boolean =>
  namesThings.has(roles.byField.get('name')?.column.header?.meanings[0]?.meaning) &&
  columns.some(
    ({ header, profile }) =>
      profile.filled === 0 && header?.meanings[0]?.meaning === 'price' && header.meanings[0].strength >= 0.7,
  );

const namesThings: ReadonlySet<Meaning | undefined> = new Set(['name', 'model']);

const catalogueRows = 5;

/** Codes that are all different beside names that speak of sizes, as those of people do not. */
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
  // What stands above both may say that they are about different things, which share most of their prices.
  if (saysOtherwise(plan, longer)) return false;
  const field = plan.roles.byField.has('sku') && longer.roles.byField.has('sku') ? 'sku' : 'name';
  // The same names at other prices are another list: each boat has its options.
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
