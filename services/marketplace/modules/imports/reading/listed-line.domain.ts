import { isPublicWebAddress } from '../../../../../src/lib/public-web-address.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { Refusals } from '../imports.refusals.ts';
import { refusedAt } from '../refused-field.domain.ts';
import { lineOf, textOf } from './line-text.domain.ts';
import { ownKeyOf } from '../../../../../src/lib/own-key.ts';

type Text = string | null | undefined;
type Whole = number | null | undefined;

interface ListedLine {
  readonly name: string;
  readonly sku?: Text;
  readonly category?: Text;
  readonly description?: Text;
  readonly departments?: readonly string[] | undefined;
  readonly priceMinor: number;
  readonly currency: string;
  readonly taxBasisPoints?: Whole;
  readonly unit?: Text;
  /** True: the list says that it is not sold. */
  readonly isPaused?: boolean | undefined;
}

/** A reviewed line of a supplier's list (contract: ImportedProduct). */
export interface ListedProduct extends ListedLine {
  readonly variant?: Text;
  readonly barcode?: Text;
  readonly imageUrl?: Text;
  /** Null: a new product. Undefined: matched by barcode, then by brand and part number. */
  readonly productId?: Text;
  readonly brand?: Text;
  readonly partNumber?: Text;
  readonly stock?: Whole;
  /** False: the supplier stated that the stock is not counted. */
  readonly isStockCounted?: boolean | undefined;
}

export type PricedPer = 'visit' | 'hour' | 'day' | 'unit';

/** A reviewed line of a provider's list (contract: ImportedService). */
export interface ListedService extends ListedLine {
  readonly pricedPer?: PricedPer | undefined;
  readonly durationMinutes?: Whole;
  readonly leadTimeHours?: Whole;
}

/** A staged line, by column names; undefined means that the list does not contain the field. */
interface StagedLine {
  readonly own_key: string;
  readonly name: string;
  readonly category: string | undefined;
  readonly description: string | undefined;
  /** Alphabetical, without duplicates. */
  readonly departments: readonly string[] | undefined;
  readonly price_minor: number;
  readonly tax_bps: number | undefined;
  readonly unit: string | undefined;
  readonly is_paused: boolean | undefined;
}

export interface StagedProduct extends StagedLine {
  readonly variant: string | undefined;
  readonly sku: string | undefined;
  readonly barcode: string | undefined;
  readonly brand: string | undefined;
  readonly part_number: string | undefined;
  readonly stock: number | undefined;
  /** False: not counted, whatever was stored before. */
  readonly is_stock_counted: boolean | undefined;
  readonly product_id: string | undefined;
  /** Whether barcode, brand and part number may decide the product. */
  readonly is_matched: boolean;
}

export interface StagedService extends StagedLine {
  readonly priced_per: PricedPer | undefined;
  readonly duration_minutes: number | undefined;
  readonly lead_time_hours: number | undefined;
}

export type LineRefused = Refusals<'VALIDATION' | 'CURRENCY_NOT_ACCEPTED'>;

const departmentsOf = (given: readonly string[] | undefined): readonly string[] | undefined =>
  given === undefined || given.length === 0 ? undefined : [...new Set(given)].sort();

/** The common fields of both kinds; `at` is the prefix of its paths in the request (`products/3/`). */
function commonOf(
  line: ListedLine,
  currency: string,
  at: string,
): Result<Omit<StagedLine, 'own_key'>, LineRefused> {
  if (line.currency !== currency)
    return refuse(
      refusedAt('CURRENCY_NOT_ACCEPTED', `${at}currency`, `Prices must be in ${currency}.`, 'currency'),
    );
  const name = lineOf(line.name, 200);
  if (name === undefined)
    return refuse(refusedAt('VALIDATION', `${at}name`, 'This must not be empty.', 'minLength'));
  return ok({
    name,
    category: lineOf(line.category, 120),
    description: textOf(line.description, 5000),
    departments: departmentsOf(line.departments),
    price_minor: line.priceMinor,
    tax_bps: line.taxBasisPoints ?? undefined,
    unit: lineOf(line.unit, 40),
    is_paused: line.isPaused,
  });
}

const barcodeMinLetters = 8;

/** A line to stage, or its problem. */
export function stagedProduct(
  line: ListedProduct,
  currency: string,
  at: string,
): Result<StagedProduct, LineRefused> {
  const common = commonOf(line, currency, at);
  if (!common.ok) return common;
  const barcode = lineOf(line.barcode, 14);
  if (barcode !== undefined && barcode.length < barcodeMinLetters)
    return refuse(
      refusedAt('VALIDATION', `${at}barcode`, 'This must have at least 8 characters.', 'minLength'),
    );
  const imageUrl = lineOf(line.imageUrl, 2000);
  if (imageUrl !== undefined && !isPublicWebAddress(imageUrl))
    return refuse(refusedAt('VALIDATION', `${at}imageUrl`, 'This must be a public web address.', 'public'));
  const variant = lineOf(line.variant, 200);
  const sku = lineOf(line.sku, 80);
  return ok({
    own_key: ownKeyOf({ name: common.value.name, variant, sku }),
    ...common.value,
    variant,
    sku,
    barcode,
    brand: lineOf(line.brand, 120),
    part_number: lineOf(line.partNumber, 80),
    stock: line.isStockCounted === false ? undefined : (line.stock ?? undefined),
    is_stock_counted: line.isStockCounted,
    product_id: line.productId ?? undefined,
    is_matched: line.productId === undefined,
  });
}

/** A line to stage, or its problem: a price per unit needs the unit's name. */
export function stagedService(
  line: ListedService,
  currency: string,
  at: string,
): Result<StagedService, LineRefused> {
  const common = commonOf(line, currency, at);
  if (!common.ok) return common;
  const { unit } = common.value;
  if (line.pricedPer === 'unit' && unit === undefined)
    return refuse(refusedAt('VALIDATION', `${at}unit`, 'Enter the unit, like m² or metre.', 'required'));
  const pricedPer = line.pricedPer ?? (unit === undefined ? undefined : 'unit');
  return ok({
    own_key: ownKeyOf({ name: common.value.name, sku: lineOf(line.sku, 80) }),
    ...common.value,
    unit: pricedPer === 'unit' ? unit : undefined,
    priced_per: pricedPer,
    duration_minutes: line.durationMinutes ?? undefined,
    lead_time_hours: line.leadTimeHours ?? undefined,
  });
}
