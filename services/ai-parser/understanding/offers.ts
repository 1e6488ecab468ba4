import { addressIn, textOf, type Row } from '../reading/table.ts';
import { suggestedDepartment } from './departments.ts';
import type { Field, ListKind } from './fields.ts';
import { keep, newDraft, raise, type Draft, type Offer } from './offer.ts';
import { readField, readVariant } from './offer-values.ts';
import type { TablePlan } from './table-plan.ts';

/** What a row takes from the rows around it. */
export interface Surroundings {
  /** The row whose name this one shares: its parent, or the one above that a blank name repeats. */
  readonly parent: Row | null;
  /** The heading above, when the table has such rows. */
  readonly heading: Row | null;
}

/** What the whole list has said so far; an offer is compared with it. */
export interface Memory {
  readonly firstBySku: Map<string, Offer['source']>;
  readonly firstByBarcode: Map<string, Offer['source']>;
  /** The first currency of the list: another one is pointed out. */
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
  return (row, { parent, heading }) => {
    const draft = newDraft();
    for (const role of roles) readField(draft, plan, role, row);
    if (kind === 'inventory' || plan.roles.variants.length > 0) readVariant(draft, plan, row);
    if (parent) takeFromParent(draft, plan, parent);
    if (heading && !draft.values.has('category')) takeHeading(draft, plan, heading);
    addWhatAllShare(draft, plan);
    addDepartment(draft);
    const values = Array.from({ length: width }, (_, index) => textOf(row.cells[index]));
    const source = {
      sheet: plan.table.sheet,
      page: plan.table.page,
      row: row.line,
      cells: draft.cells,
      values,
    };
    check(draft, memory, source);
    return finished(draft, kind, source);
  };
}

function takeFromParent(draft: Draft, plan: TablePlan, parent: Row): void {
  const own = draft.values.get('name');
  for (const field of inherited) {
    const role = plan.roles.byField.get(field);
    if (role && !draft.values.has(field)) readField(draft, plan, role, parent);
  }
  const role = plan.roles.byField.get('name');
  const shared = role ? textOf(parent.cells[role.column.index]) : '';
  if (!role || shared === '' || typeof own !== 'string' || !own.startsWith(`${shared} - `)) return;
  // Shops write the variant behind its parent's name: "Mooring line - 20 m".
  if (!draft.values.has('variant'))
    keep(draft, 'variant', own.slice(shared.length + 3), { cell: draft.cells.name ?? '', confidence: 0.8 });
  keep(draft, 'name', shared, {
    cell: addressIn(plan.table, parent, role.column.index),
    confidence: role.confidence,
  });
}

const categoryLengthMax = 80;

function takeHeading(draft: Draft, plan: TablePlan, heading: Row): void {
  const place = heading.cells.findIndex((cell) => cell !== '');
  const text = textOf(heading.cells[place]);
  // A sentence is a remark and no category.
  if (text.length > categoryLengthMax || /[.!?]$/u.test(text)) return;
  keep(draft, 'category', text, { cell: addressIn(plan.table, heading, place), confidence: 0.75 });
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
  if (!values.has('taxIncluded') && plan.taxIncluded !== null) {
    draft.values.set('taxIncluded', plan.taxIncluded);
    draft.confidence.taxIncluded = 0.9;
  }
  if (!values.has(plan.unitField) && plan.perUnit !== null) {
    draft.values.set(plan.unitField, plan.perUnit);
    draft.confidence[plan.unitField] = 0.85;
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

function checkRepeated(
  draft: Draft,
  field: 'sku' | 'barcode',
  seen: Map<string, Offer['source']>,
  source: Offer['source'],
): void {
  const value = draft.values.get(field);
  if (typeof value !== 'string') return;
  const first = seen.get(value);
  if (!first) {
    seen.set(value, source);
    return;
  }
  const where = first.sheet === null ? `row ${first.row}` : `row ${first.row} of “${first.sheet}”`;
  if (field === 'sku') raise(draft, 'SKU_REPEATED', field, `The code ${value} already stands in ${where}.`);
  else raise(draft, 'BARCODE_REPEATED', field, `The barcode ${value} already stands in ${where}.`);
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

function finished({ values, confidence, issues }: Draft, kind: ListKind, source: Offer['source']): Offer {
  const text = (field: Field | 'variant' | 'priceText') => {
    const value = values.get(field);
    return typeof value === 'string' ? value : null;
  };
  const optional = (...fields: (Field | 'variant' | 'priceText')[]) =>
    Object.fromEntries(fields.filter((field) => text(field) !== null).map((field) => [field, text(field)]));
  const taxIncluded = values.get('taxIncluded');
  const shared = {
    name: text('name'),
    ...optional('sku', 'description', 'category', 'department', 'priceText'),
    price: text('price'),
    currency: text('currency'),
    taxIncluded: typeof taxIncluded === 'boolean' ? taxIncluded : null,
  };
  const rest = { source, confidence, issues };
  if (kind === 'inventory')
    return {
      ...shared,
      ...optional('variant', 'barcode', 'brand', 'partNumber', 'unit', 'imageUrl'),
      quantity: text('quantity'),
      ...rest,
    };
  const duration = values.get('durationMinutes');
  return {
    ...shared,
    ...optional('priceUnit', 'quantity', 'location'),
    durationMinutes: typeof duration === 'number' ? duration : null,
    ...rest,
  };
}
