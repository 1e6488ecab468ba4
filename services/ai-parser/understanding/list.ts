import type { components } from '../../../openapi/__generated__/ai-parser.ts';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import { rowsMax } from '../limits.ts';
import { columnName, textOf, type ReadFile, type Row } from '../reading/table.ts';
import { tooManyRows } from '../reading/text/text-table.ts';
import { fileRefusal, type FileRefusal } from '../refusals.ts';
import { bestMeaning, type Column } from './column.ts';
import type { ListKind } from './fields.ts';
import { languageOf } from './language.ts';
import { unusedReason } from './meaning-words.ts';
import { leavingOut, type LeavingOut } from './left-out.ts';
import type { Offer } from './offer.ts';
import { newMemory, offersOf, type Memory } from './offers.ts';
import { pagesMostlyUnread, pricesNotRead } from './prices-not-read.ts';
import { parentsOf } from './parents.ts';
import { realigner } from './realigned.ts';
import { isInBrackets, rowKindOf } from './row-kinds.ts';
import { readingToUse } from './best-reading.ts';
import type { SheetChoice } from './sheet-choice.ts';
import { refusalOf } from './refusal.ts';
import { figuresElsewhere, notUnderstood } from './tables-not-read.ts';
import type { TablePlan } from './table-plan.ts';
import type { ColumnMeaning } from './stated-columns.ts';

export type Understood = components['schemas']['Understood'];

export interface ListWriter {
  offer(offer: Offer): void;
  /** Reports how many of the rows are done. */
  tell(rows: number, of: number): void;
}

const tellEvery = 1_000;

/** Writes every offer of a file in order, and returns what was understood of the whole. */
export const understand = (
  file: ReadFile,
  kind: ListKind,
  writer: ListWriter,
  columnMeanings: readonly ColumnMeaning[] = [],
): Result<Understood, FileRefusal> => writeList(file, kind, writer, readingToUse(file, kind, columnMeanings));

/** Of a workbook with many sheets that were not understood, only the first are reported. */
const tablesToldMost = 3;

const isBare = ({ tables, lines = [] }: ReadFile): boolean => tables.length + lines.length === 0;

/** The same if it is already decided how each table is read. */
export function writeList(
  file: ReadFile,
  kind: ListKind,
  writer: ListWriter,
  choices: readonly SheetChoice[],
): Result<Understood, FileRefusal> {
  const plans = withCurrencyOfOthers(choices.filter(({ isUsed }) => isUsed).map(({ plan }) => plan));
  if (plans.length === 0) return refuse(isBare(file) && file.refusal ? file.refusal : refusalOf(choices));
  const rows = plans.reduce((sum, { body }) => sum + body.length, 0);
  if (rows > rowsMax) return refuse(tooManyRows(rows));

  const memory = newMemory();
  const leftOut = leavingOut();
  const count = { done: 0, of: rows, offers: 0 };
  const unreadPages = pagesMostlyUnread(file.sums ?? [], plans);
  for (const plan of plans) {
    for (const row of plan.letterhead) leftOut.add(plan.table.sheet, row, 'letterhead');
    writeOffers({ plan, kind, memory, leftOut, writer, count, unreadPages });
  }
  if (count.offers === 0) return refuse(fileRefusal('FILE_NOT_A_LIST'));
  return ok({
    format: file.format,
    encoding: file.encoding,
    separator: file.separator,
    system: plans.find(({ system }) => system)?.system?.name ?? null,
    language: languageOf(plans.flatMap(({ columns }) => columns.map(({ header }) => header))),
    currency: currencyOf(plans, memory),
    ...taxRateOf(plans),
    sheets: choices.map(sheetOf),
    columns: plans.flatMap(columnsOf),
    rowsRead: count.offers,
    leftOut: leftOut.first,
    leftOutCount: leftOut.count(),
    issues: [
      ...file.issues,
      ...pricesNotRead(file.sums ?? [], plans, leftOut),
      ...choices
        .flatMap((choice) => notUnderstood(choice) ?? figuresElsewhere(choice) ?? [])
        .slice(0, tablesToldMost),
    ],
  });
}

interface Writing {
  readonly plan: TablePlan;
  readonly kind: ListKind;
  readonly memory: Memory;
  readonly leftOut: LeavingOut;
  readonly writer: ListWriter;
  readonly count: { done: number; readonly of: number; offers: number };
  readonly unreadPages: ReadonlySet<number>;
}

const remarkedOffers = 4;
const remarkedShare = 0.6;

/**
 * Whether there are words between nearly all offers of a page or of lines of text: these are descriptions and not
 * headings.
 */
function areRemarks({ table, body }: TablePlan, kindOf: ReturnType<typeof rowKindOf>): boolean {
  if (table.page === null && table.areLines !== true) return false;
  let [offers, groups, isBelowOffer] = [0, 0, false];
  for (const row of body) {
    const isOffer = kindOf(row) === 'offer';
    if (isOffer) offers += 1;
    else if (isBelowOffer) groups += 1;
    isBelowOffer = isOffer;
  }
  return offers >= remarkedOffers && groups > offers * remarkedShare;
}

/** Text beside a list, or in smaller letters, is not a heading. */
const isHeadingOfRows = ({ standing }: Row): boolean => standing !== 'smaller' && standing !== 'beside';

const endsInColon = (text: string): boolean => /\p{L}.*:$/u.test(text);
const colonsMost = 0.2;

/** Detects offers of a page whose names look like headings, `Monitors:`, if there are few of them. */
function pricedHeadingIn({ table, roles, sample }: TablePlan): (row: Row) => boolean {
  const name = roles.byField.get('name')?.column.index ?? -1;
  const isColoned = ({ cells }: Row) => endsInColon(textOf(cells[name]));
  const price = roles.byField.get('price')?.column.index ?? -1;
  const priced = sample.filter(({ cells }) => textOf(cells[price]) !== '');
  const isUsual = priced.filter(isColoned).length > priced.length * colonsMost;
  return table.page === null || isUsual ? () => false : isColoned;
}

/** A longer list is an export, which has no remarks below its rows. */
const remarkedMost = 5_000;
/** The maximum number of cells that a remark fills, as a share of those of a usual row. */
const remarkFilled = 0.6;
const nearlyAll = 0.9;
/** More rows without a price are offers whose prices are not set yet. */
const remarksMost = 6;

const filledIn = ({ cells }: Row): number => cells.filter((cell) => cell !== '').length;

/**
 * Detects rows below the last price of a list whose offers nearly all have one, if they fill few of its columns: these
 * are remarks about the whole list.
 */
function belowAllIn({ body, sample }: TablePlan, price: number): (row: Row, place: number) => boolean {
  if (price < 0 || body.length > remarkedMost) return () => false;
  const usual = sample.map(filledIn).sort((a, b) => a - b)[Math.floor(sample.length / 2)] ?? 0;
  const isWhole = (row: Row) => filledIn(row) > usual * remarkFilled;
  const isPriced = ({ cells }: Row) => textOf(cells[price]) !== '';
  const rows = [...body];
  const last = rows.findLastIndex(isPriced);
  const whole = rows.filter(isWhole);
  const isFew = rows.length - 1 - last <= remarksMost;
  if (!isFew || whole.filter(isPriced).length < whole.length * nearlyAll) return () => false;
  return (row, place) => place > last && !isPriced(row) && !isWhole(row);
}

function writeOffers({ plan, kind, memory, leftOut, writer, count, unreadPages }: Writing): void {
  const kindOf = rowKindOf(plan);
  const offerOf = offersOf(plan, kind, memory);
  const parents = parentsOf(plan);
  const inPlace = realigner(plan);
  const price = plan.roles.byField.get('price')?.column.index ?? -1;
  const group = plan.roles.groupKey?.index ?? -1;
  const { sheet } = plan.table;
  const hasRemarks = areRemarks(plan, kindOf);
  const isPricedHeading = pricedHeadingIn(plan);
  const groupOf = (row: Row | null) => textOf(row?.cells[group]);
  let heading: Row | null = plan.title;
  let named: Row | null = null;
  // Headings without offers so far: below the last offer they are its footer.
  let waiting: Row[] = [];
  // The text above the repeated header is a heading of rows, whatever its letters.
  let aboveHeader: Row | null = null;

  // Below a sum are the figures of its calculation, and no offers until there is a price again.
  let isSummed = false;

  // A heading with a price took it from a row below, as the following rows may have done.
  let isShifted = false;

  const write = (row: Row, parent: Row | null) => {
    for (const above of waiting) leftOut.add(sheet, above, 'heading');
    if (waiting.length > 0) isShifted = false;
    isShifted ||= isPricedHeading(row);
    if (!hasRemarks)
      heading = waiting.findLast((above) => above === aboveHeader || isHeadingOfRows(above)) ?? heading;
    waiting = [];
    const page = row.page ?? plan.table.page;
    const isMostlyUnread = page !== null && unreadPages.has(page);
    writer.offer(offerOf(row, { parent, heading, isShifted, isMostlyUnread }));
    count.offers += 1;
  };

  const isBelowAll = belowAllIn(plan, price);
  const nameAt = plan.roles.byField.get('name')?.column.index ?? -1;
  // The row that names those in brackets below it.
  let begun: Row | null = null;
  let above: Row | null = null;
  let last: Row | null = null;
  let place = -1;
  for (const given of plan.body) {
    const row = inPlace(given);
    [above, last] = [last, row];
    place += 1;
    count.done += 1;
    if (count.done % tellEvery === 0) writer.tell(count.done, count.of);
    const rowKind = kindOf(row);
    const hasPrice = textOf(row.cells[price]) !== '';
    if (rowKind === 'total') isSummed = true;
    else if (hasPrice) isSummed = false;
    const isBelowSums = isSummed && plan.headerRows.length > 0 && price >= 0;
    if (rowKind === 'offer' && (isBelowSums || isBelowAll(row, place))) {
      leftOut.add(sheet, row, 'footer');
      continue;
    }
    if (rowKind === 'repeated-header') aboveHeader = waiting.at(-1) ?? null;
    if (rowKind === 'heading') waiting.push(row);
    else if (
      rowKind === 'offer' &&
      parents.isParent(place) &&
      (parents.lendsPrice || textOf(row.cells[price]) === '')
    )
      leftOut.add(sheet, row, 'parent');
    else if (rowKind === 'offer') {
      const isRest = isInBrackets(textOf(row.cells[nameAt]));
      // The row directly above is its name and not a heading; a second row in brackets continues the same offer.
      if (isRest && above === waiting.at(-1)) begun = waiting.pop() ?? begun;
      else if (!isRest) begun = null;
      write(row, parents.parentOf(row, place) ?? begun);
      named = begun ?? row;
    } else if (rowKind === 'variant') {
      const isSameGroup = group < 0 || groupOf(row) === '' || groupOf(row) === groupOf(named);
      write(row, parents.parentOf(row, place) ?? (isSameGroup ? named : null));
    } else leftOut.add(sheet, row, rowKind);
  }
  for (const row of waiting) leftOut.add(sheet, row, 'footer');
}

/**
 * The confidence that a page continues in the currency of the pages before; sheets of a workbook may be lists of
 * different countries.
 */
const onPages = 0.65;
const onSheets = 0.5;

/** If one table of a file states its currency, and no other states another, it applies to all. */
function withCurrencyOfOthers(plans: readonly TablePlan[]): readonly TablePlan[] {
  const [said, ...others] = plans.flatMap(({ currency }) => currency ?? []);
  if (!said || others.some(({ code }) => code !== said.code)) return plans;
  return plans.map((plan) => {
    const confidence = Math.min(said.confidence, plan.table.page === null ? onSheets : onPages);
    return { ...plan, currency: plan.currency ?? { ...said, confidence, cell: null } };
  });
}

/** The most frequent currency of the file, and where it is stated. */
function currencyOf(plans: readonly TablePlan[], { currency }: Memory): Understood['currency'] {
  if (currency === null) return null;
  const said = plans.map((plan) => plan.currency).find((known) => known?.code === currency);
  const hasColumn = plans.some(({ roles }) => roles.byField.has('currency'));
  return { code: currency, from: hasColumn ? 'a column' : (said?.from ?? 'the sign in the cells') };
}

/** The tax rate, if all tables that state one state the same. */
function taxRateOf(plans: readonly TablePlan[]): Pick<Understood, 'taxRate'> {
  const [first, ...others] = plans.flatMap(({ taxRate }) => taxRate ?? []);
  return first && others.every(({ percent }) => percent === first.percent) ? { taxRate: first } : {};
}

const sheetOf = ({ plan, isUsed, reason }: SheetChoice): Understood['sheets'][number] => ({
  name: plan.table.sheet,
  rows: plan.table.rows.length,
  headerRows: plan.headerRows.map(({ line }) => line),
  isUsed,
  reason,
});

/**
 * Whether a column has tax rates and not amounts of tax: percentages, or small integers. The vendor's statement about
 * the column has priority.
 */
function statesTaxRate(column: Column): boolean {
  if (column.stated || bestMeaning(column) !== 'tax') return false;
  const { percents, numeric, decimals, magnitude } = column.profile;
  return percents > 0.8 || (numeric > 0.8 && decimals < 0.3 && magnitude <= 30);
}

function columnsOf({ table, columns, roles }: TablePlan): Understood['columns'] {
  const used = [...roles.byField.values(), ...roles.variants];
  return columns.map((column) => {
    const role = used.find((candidate) => candidate.column === column);
    const contested = used.find(({ rival }) => rival === column);
    return {
      sheet: table.sheet,
      index: column.index,
      letter: columnName(table, column.index),
      header: column.header?.text ?? null,
      field: role?.field ?? null,
      confidence: Math.round((role?.confidence ?? 0) * 100) / 100,
      reason: role?.reason ?? unusedReason(column),
      ...(contested ? { couldBe: contested.field } : {}),
      ...(role === undefined && statesTaxRate(column) && { states: 'taxRate' as const }),
    };
  });
}
