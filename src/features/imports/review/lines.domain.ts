import type { ImportedProduct, ImportedService, ReviewField } from '../../../machines/import/index.ts';
import { listedName } from './listed-name.domain.ts';
import { isBarcode } from '../../../lib/barcode.ts';
import { departmentsOf, notCounted } from './field-text.domain.ts';
import { isLongerThan, lettersMax } from './fields.ts';
import { basisPointsOf, durationOf, leadTimeOf, stockOf } from './row-check.domain.ts';
import type { RowView } from './row-view.ts';

/** A text within the contract's limits: truncated where a finding warned about it, null if empty. */
function textOf(view: RowView, field: ReviewField): string | null {
  const text = field === 'name' ? listedName(view) : view.value(field).text;
  const most = lettersMax[field];
  if (text === null || most === undefined || !isLongerThan(text, most)) return text;
  return [...text].slice(0, most).join('').trim() || null;
}

function readBy<Value>(
  view: RowView,
  field: ReviewField,
  read: (text: string) => Value | null,
): Value | null {
  const { text } = view.value(field);
  return text === null ? null : read(text);
}

/** The fields that products and services share. */
function commonOf(view: RowView, priceMinor: number) {
  return {
    name: textOf(view, 'name') ?? '',
    sku: textOf(view, 'sku'),
    category: textOf(view, 'category'),
    description: textOf(view, 'description'),
    departments: readBy(view, 'departments', (text) => departmentsOf(text).known) ?? [],
    priceMinor,
    currency: view.currency,
    taxBasisPoints: readBy(view, 'tax', basisPointsOf),
    ...(view.read.notSold !== null && { isPaused: true }),
  };
}

/**
 * The product that a row matches, decided or certain. If omitted, the server searches by barcode, brand and part
 * number.
 */
function productOf({ compared, match }: RowView): { productId?: string | null } {
  if (match !== undefined) return { productId: match };
  if (!compared || compared.own) return {};
  return { productId: compared.matches.find(({ isSure }) => isSure)?.productId ?? null };
}

/** A row as a product of the contract; null without a price. */
export function importedProduct(view: RowView): ImportedProduct | null {
  if (!view.price.ok) return null;
  return {
    ...commonOf(view, view.price.minor),
    variant: textOf(view, 'variant'),
    barcode: readBy(view, 'barcode', (text) => (isBarcode(text) ? text : null)),
    brand: textOf(view, 'brand'),
    partNumber: textOf(view, 'partNumber'),
    stock: readBy(view, 'stock', stockOf),
    ...(view.value('stock').text === notCounted && { isStockCounted: false }),
    unit: textOf(view, 'unit'),
    ...productOf(view),
  };
}

const pricedPers = ['visit', 'hour', 'day', 'unit'] as const;

/** A row as a service of the contract; null without a price or a price basis. */
export function importedService(view: RowView): ImportedService | null {
  const pricedPer = pricedPers.find((each) => each === view.value('pricedPer').text);
  if (!view.price.ok || pricedPer === undefined) return null;
  return {
    ...commonOf(view, view.price.minor),
    pricedPer,
    unit: pricedPer === 'unit' ? textOf(view, 'unit') : null,
    durationMinutes: readBy(view, 'durationMinutes', durationOf),
    leadTimeHours: readBy(view, 'leadTimeHours', leadTimeOf),
  };
}
