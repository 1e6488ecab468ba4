import { hasWord } from '../reading/name-and-price.ts';
import { addressIn, textOf, type Cell, type Row } from '../reading/table.ts';
import { isAmountOf } from './amount-text.ts';
import { categoryAboveOf } from './category-above.ts';
import { suggestedDepartment } from './departments.ts';
import { doubt } from './doubts.ts';
import type { Field, ListKind } from './fields.ts';
import { discountDoubts } from './discount-beside.ts';
import { minutesOf } from './duration-text.ts';
import { categoriesOf } from './heading-category.ts';
import {
  dim,
  keep,
  newDraft,
  raise,
  type Draft,
  type DraftField,
  type Offer,
  type ParsedProduct,
  type ParsedService,
} from './offer.ts';
import { readField, readVariant } from './offer-values.ts';
import { notSoldIn } from './not-sold.ts';
import { isUnlikeBeside } from './price-beside.ts';
import { isInBrackets, isRemark } from './row-kinds.ts';
import { columnCalled } from './row-types.ts';
import { ownText } from './own-text.ts';
import type { TablePlan } from './table-plan.ts';

/** What a row takes from the rows around it. */
interface Surroundings {
  /** The row whose name this one shares: its parent, or the one above that a blank name repeats. */
  readonly parent: Row | null;
  /** The heading above, if the table has headings. */
  readonly heading: Row | null;
  /** Whether a heading above has a price beside it, and none since has been without one. */
  readonly isShifted: boolean;
  /** Whether most amounts of its page are in no row. */
  readonly isMostlyUnread: boolean;
}

/** Sheet → value → the first row with it. */
type Seen = Map<string | null, Map<string, number>>;

/** The facts of the list so far that an offer is compared with. */
export interface Memory {
  readonly firstBySku: Seen;
  readonly firstByBarcode: Seen;
  /** The first currency of the list; others are reported. */
  currency: string | null;
}

export const newMemory = (): Memory => ({ firstBySku: new Map(), firstByBarcode: new Map(), currency: null });

const inherited = ['name', 'brand', 'category', 'description', 'department', 'imageUrl'] as const;

/** Turns rows of one table into products or services. */
export function offersOf(
  plan: TablePlan,
  kind: ListKind,
  memory: Memory,
): (row: Row, around: Surroundings) => Offer {
  const roles = [...plan.roles.byField.values()];
  const width = plan.columns.length;
  const categoryOf = categoriesOf(plan);
  const categoryAbove = categoryAboveOf(plan);
  const category = plan.roles.byField.get('category');
  const notSold = notSoldIn(plan);
  const doubtDiscounted = discountDoubts(plan);
  return (row, { parent, heading, ...where }) => {
    const draft = newDraft();
    for (const role of roles) readField(draft, plan, role, row);
    if (kind === 'inventory' || plan.roles.variants.length > 0) readVariant(draft, plan, row);
    if (parent) takeFromParent(draft, plan, { row, parent });
    if (heading) nameAfterHeading(draft, plan, heading);
    if (kind === 'services') nameAfterClass(draft);
    const above = categoryAbove(row);
    if (category && above && !draft.values.has('category')) readField(draft, plan, category, above);
    const headed = heading && !draft.values.has('category') ? categoryOf(heading) : null;
    if (headed) keep(draft, 'category', headed.text, headed);
    addWhatAllShare(draft, plan);
    addDepartment(draft);
    const values = textsOf(row.cells, width);
    const source = {
      sheet: plan.table.sheet,
      page: row.page ?? plan.table.page,
      row: row.line,
      cells: draft.cells,
      values,
    };
    check(draft, memory, source);
    doubtUnlikePrice(draft, plan, row);
    doubtDiscounted(draft, row);
    const remark = notSold(row);
    if (remark !== null) draft.values.set('notSold', remark);
    doubt(draft, { isOnPage: source.page !== null, isEitherWay: row.isEitherWay === true, ...where });
    if (row.clarity !== undefined) dim(draft, row.clarity);
    return finished(draft, kind, source);
  };
}

/** The given number of cells as texts. */
function textsOf(cells: readonly Cell[], width: number): string[] {
  if (cells.length === width) return cells.map(textOf);
  const texts: string[] = [];
  for (let place = 0; place < width; place += 1) texts.push(textOf(cells[place]));
  return texts;
}

const variantLengthMax = 80;

/** Whether a name already includes words, as whole words: `Fender F6` includes `F6`. */
const says = (name: string, words: string): boolean => {
  const parts = (text: string) =>
    ` ${text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .join(' ')
      .trim()} `;
  return parts(name).includes(parts(words));
};

/** A service has no variants: the price for a van is a service of its own, named after both. */
function nameAfterClass(draft: Draft): void {
  const [name, variant] = [draft.values.get('name'), draft.values.get('variant')];
  const cell = draft.cells.name;
  if (typeof name !== 'string' || typeof variant !== 'string' || cell === undefined) return;
  // Internal values of systems are not part of a name.
  if (variant.length > variantLengthMax || /[{}]|<[^<>]*>|\/\//u.test(variant)) return;
  if (says(name, variant)) return;
  const confidence = Math.min(0.8, draft.confidence.name ?? 0);
  keep(draft, 'name', `${name} – ${variant}`, { cell, confidence });
}

interface Family {
  readonly row: Row;
  readonly parent: Row;
}

/** For shops that have one price per product and a surcharge per variant. */
function takePrice(draft: Draft, plan: TablePlan, { row, parent }: Family): void {
  const role = plan.roles.byField.get('price');
  if (!role || draft.values.has('price') || draft.values.has('priceText')) return;
  readField(draft, plan, role, parent);
  const more = textOf(row.cells[columnCalled(plan, plan.system?.rows?.surcharge)]);
  if (more !== '' && Number(more) !== 0)
    raise(
      draft,
      'PRICE_AMBIGUOUS',
      'price',
      `This is the price of the product; the variant costs ${more} more.`,
    );
}

function takeFromParent(draft: Draft, plan: TablePlan, { row, parent }: Family): void {
  const own = draft.values.get('name');
  for (const field of inherited) {
    const role = plan.roles.byField.get(field);
    if (role && !draft.values.has(field)) readField(draft, plan, role, parent);
  }
  if (plan.system?.rows?.surcharge !== undefined) takePrice(draft, plan, { row, parent });
  const role = plan.roles.byField.get('name');
  const shared = role ? textOf(parent.cells[role.column.index]) : '';
  if (role && shared !== '' && typeof own === 'string' && isInBrackets(own)) {
    keep(draft, 'variant', own.slice(1, -1), { cell: draft.cells.name ?? '', confidence: role.confidence });
    keep(draft, 'name', shared, { cell: addressIn(plan.table, parent, role.column.index), confidence: 0.55 });
    return;
  }
  if (!role || shared === '' || typeof own !== 'string' || !own.startsWith(`${shared} - `)) return;
  // Shops append the variant to its parent's name: "Mooring line - 20 m".
  if (!draft.values.has('variant'))
    keep(draft, 'variant', own.slice(shared.length + 3), { cell: draft.cells.name ?? '', confidence: 0.8 });
  keep(draft, 'name', shared, {
    cell: addressIn(plan.table, parent, role.column.index),
    confidence: role.confidence,
  });
}

const namedAfterMost = 60;
/** `2021 edition`: when a list is valid, and no product. */
const year = /^(?:19|20)\d{2}(?!\d)/u;

/** A quantity or duration under a heading is one of the heading's product or service. */
function nameAfterHeading(draft: Draft, plan: TablePlan, heading: Row): void {
  const name = draft.values.get('name');
  const text = textOf(heading.cells.find((cell) => cell !== ''));
  if (typeof name !== 'string') return;
  // `D 13` is a size; a code is a name on its own.
  const variant = draft.values.get('variant');
  const isSize = !hasWord(name) && /\s/u.test(name) && draft.values.get('sku') !== name;
  const isFigure = plan.roles.byField.get('name')?.isOfFigures === true && !/\p{L}{3}/u.test(name);
  const isDuration = minutesOf(name, null) !== null;
  if (!isAmountOf(name) && !isFigure && !isDuration && !(isSize && variant === undefined)) return;
  if (text.length > namedAfterMost || !/\p{L}{2}/u.test(text) || isRemark(text) || year.test(text)) return;
  const place = heading.cells.findIndex((cell) => cell !== '');
  const whole = typeof variant === 'string' ? `${name} – ${variant}` : name;
  keep(draft, 'variant', whole, { cell: draft.cells.name ?? '', confidence: draft.confidence.name ?? 0 });
  keep(draft, 'name', text, { cell: addressIn(plan.table, heading, place), confidence: 0.55 });
}

function addWhatAllShare(draft: Draft, plan: TablePlan): void {
  const { values, cells } = draft;
  const hasPrice = values.has('price') || values.has('priceText');
  const source = cells.price;
  if (!hasPrice || source === undefined) return;
  if (!values.has('currency') && plan.currency) {
    const { code, cell, confidence } = plan.currency;
    keep(draft, 'currency', code, { cell: cell ?? source, confidence });
  }
  if (!values.has('taxIncluded') && plan.tax) {
    const { included, cell } = plan.tax;
    keep(draft, 'taxIncluded', included, { cell: cell ?? source, confidence: 0.9 });
  }
  if (!values.has(plan.unitField) && plan.perUnit !== null) {
    keep(draft, plan.unitField, plan.perUnit, { cell: plan.priceHeaderCell ?? source, confidence: 0.85 });
  }
}

function check(draft: Draft, memory: Memory, source: Offer['source']): void {
  const { values, issues } = draft;
  const failed = (field: Field) =>
    issues.some((issue) => issue.code === 'FORMULA_FAILED' && issue.field === field);
  if (!values.has('name') && !failed('name'))
    raise(draft, 'NAME_MISSING', 'name', 'There is no name in this row.');
  if (!values.has('price') && !values.has('priceText') && !failed('price'))
    raise(draft, 'PRICE_MISSING', 'price', 'There is no price in this row.');
  checkRepeated(draft, 'sku', memory.firstBySku, source);
  checkRepeated(draft, 'barcode', memory.firstByBarcode, source);
  const currency = values.get('currency');
  if (typeof currency !== 'string') return;
  memory.currency ??= currency;
  if (currency !== memory.currency)
    raise(
      draft,
      'CURRENCY_MIXED',
      'currency',
      `This price is in ${currency}, those before it are in ${memory.currency}.`,
    );
}

/** If two prices are related in the other rows, one of this row's may be mistyped: `1 049,00` beside `39,90`. */
function doubtUnlikePrice(draft: Draft, { priceBeside }: TablePlan, row: Row): void {
  const price = draft.values.get('price');
  if (priceBeside === null || typeof price !== 'string' || !isUnlikeBeside(price, row, priceBeside)) return;
  draft.confidence.price = Math.min(unlikeConfidence, draft.confidence.price ?? 0);
  const beside = textOf(row.cells[priceBeside.index]);
  raise(
    draft,
    'PRICE_UNLIKE',
    'price',
    `${price} is far from the other price in this row, ${beside}; in the other rows the two are closer.`,
  );
}

const unlikeConfidence = 0.3;

function checkRepeated(draft: Draft, field: 'sku' | 'barcode', seen: Seen, source: Offer['source']): void {
  const value = draft.values.get(field);
  if (typeof value !== 'string') return;
  const { sheet, row } = source;
  const before = firstOf(seen, value);
  if (before === null) {
    const own = seen.get(sheet);
    if (own) own.set(ownText(value), row);
    else seen.set(sheet, new Map([[ownText(value), row]]));
    return;
  }
  // The prices of one row, one for each class, share its code.
  if (before.row === row && before.sheet === sheet) return;
  const where = before.sheet === null ? `row ${before.row}` : `row ${before.row} of “${before.sheet}”`;
  if (field === 'sku') raise(draft, 'SKU_REPEATED', field, `The code ${value} already stands in ${where}.`);
  else raise(draft, 'BARCODE_REPEATED', field, `The barcode ${value} already stands in ${where}.`);
}

/** Where a value first occurred; null if it is new. */
function firstOf(seen: Seen, value: string): { readonly sheet: string | null; readonly row: number } | null {
  for (const [sheet, rows] of seen) {
    const row = rows.get(value);
    if (row !== undefined) return { sheet, row };
  }
  return null;
}

function addDepartment(draft: Draft): void {
  if (draft.values.has('department')) return;
  for (const field of ['category', 'name', 'description'] as const) {
    const text = draft.values.get(field);
    const department = typeof text === 'string' ? suggestedDepartment(text) : null;
    const cell = draft.cells[field];
    if (department === null || cell === undefined) continue;
    keep(draft, 'department', department, { cell, confidence: 0.5 });
    return;
  }
}

/** Texts that an offer has only if its row has them. */
const productTexts = [
  'sku',
  'description',
  'category',
  'department',
  'priceText',
  'notSold',
  'variant',
  'barcode',
  'brand',
  'partNumber',
  'unit',
  'imageUrl',
] as const;
const serviceTexts = [
  'sku',
  'description',
  'category',
  'department',
  'priceText',
  'notSold',
  'priceUnit',
  'quantity',
  'location',
] as const;

function finished({ values, confidence, issues }: Draft, kind: ListKind, source: Offer['source']): Offer {
  const text = (field: DraftField) => {
    const value = values.get(field);
    return typeof value === 'string' ? value : null;
  };
  const [name, price, currency] = [text('name'), text('price'), text('currency')];
  const tax = values.get('taxIncluded');
  const taxIncluded = typeof tax === 'boolean' ? tax : null;
  if (kind === 'inventory') {
    const quantity = text('quantity');
    const product: ParsedProduct = {
      name,
      price,
      currency,
      taxIncluded,
      quantity,
      source,
      confidence,
      issues,
    };
    for (const field of productTexts) {
      const value = text(field);
      if (value !== null) product[field] = value;
    }
    return product;
  }
  const duration = values.get('durationMinutes');
  const durationMinutes = typeof duration === 'number' ? duration : null;
  const service: ParsedService = {
    name,
    price,
    currency,
    taxIncluded,
    durationMinutes,
    source,
    confidence,
    issues,
  };
  for (const field of serviceTexts) {
    const value = text(field);
    if (value !== null) service[field] = value;
  }
  return service;
}
