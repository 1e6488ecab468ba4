import { cellLengthMax } from '../limits.ts';
import { addressIn, textOf, type Cell, type Row } from '../reading/table.ts';
import { isBarcode } from './barcode-text.ts';
import type { Role } from './column.ts';
import { currencyOfCell } from './currencies.ts';
import { minutesOf } from './duration-text.ts';
import type { Field } from './fields.ts';
import { keep, raise, type Draft } from './offer.ts';
import { withoutMarkup } from './plain-text.ts';
import { isFailedFormula, isNothing, isPlaceholder, isZero, readPrice } from './price-cell.ts';
import { readQuantity } from './quantity-text.ts';
import type { TablePlan } from './table-plan.ts';
import { settledYen } from './yen.ts';

/** The maximum length of values; names are lines, descriptions are texts. */
const lengthMax: Readonly<Partial<Record<Field, number>>> = { name: 300, description: 10_000 };
const otherLengthMax = 500;
/** Text above a list is weaker than a sign beside the amount. */
const sureCurrency = 0.75;

const addressOf = ({ table }: TablePlan, row: Row, { column }: Role) => addressIn(table, row, column.index);

interface Read {
  readonly draft: Draft;
  readonly plan: TablePlan;
  readonly role: Role;
  readonly row: Row;
  readonly cell: Cell;
}

const from = ({ plan, row, role }: Read, factor = 1) => ({
  cell: addressOf(plan, row, role),
  confidence: role.confidence * factor,
});

function readText(read: Read, field: Field): void {
  const { draft, cell } = read;
  const text = withoutMarkup(textOf(cell));
  if (text === '' || (field !== 'name' && isNothing(text))) return;
  const most = lengthMax[field] ?? otherLengthMax;
  const isCut = text.length > most || textOf(cell).length > cellLengthMax;
  if (isCut)
    raise(
      draft,
      'TEXT_CUT',
      field,
      `This text is longer than ${most.toLocaleString('en')} characters; the rest was left out.`,
    );
  keep(draft, field, text.slice(0, most).trim(), from(read));
}

/** Prices by quantity, as in the table: `1-9: 0.90 · 10-49: 0.80`. */
function readTiers({ draft, plan, row }: Read): void {
  const tiers = plan.tiers.flatMap(({ index, header }) => {
    const text = textOf(row.cells[index]);
    return isNothing(text) ? [] : [`${header?.text}: ${text}`];
  });
  if (tiers.length < 2) return;
  const text = tiers.join(' · ');
  draft.values.set('priceText', text.slice(0, otherLengthMax));
  raise(draft, 'PRICE_AMBIGUOUS', 'price', `The price depends on the quantity (${text.slice(0, 80)}).`);
}

/** `1950` of a list with prices in hundredths. */
const fromHundredths = (cell: Cell, are: 'said' | 'likely') => {
  const read = readPrice(cell, null);
  const price = read.price && (Number(read.price) / 100).toFixed(2);
  return { ...read, price, isAmbiguous: are === 'likely' };
};

function readPriceCell(read: Read): void {
  const { draft, plan, cell } = read;
  readTiers(read);
  const found = plan.hundredths ? fromHundredths(cell, plan.hundredths) : readPrice(cell, plan.decimal);
  if (found.price === null) {
    if (found.text === null) return;
    draft.values.set('priceText', found.text.slice(0, otherLengthMax));
    draft.cells.price = from(read).cell;
    raise(
      draft,
      'PRICE_IS_TEXT',
      'price',
      `The price is “${found.text.slice(0, 80)}”, which is no plain number.`,
    );
  } else {
    keep(draft, 'price', found.price, from(read, found.isAmbiguous || found.isInWords ? 0.5 : 1));
    if (found.isInWords)
      raise(
        draft,
        'PRICE_AMBIGUOUS',
        'price',
        `“${textOf(cell).slice(0, 80)}” was read as ${found.price}; its words may say something else.`,
      );
    if (found.isAmbiguous)
      raise(
        draft,
        'PRICE_AMBIGUOUS',
        'price',
        `In “${textOf(cell)}”, the separator could also stand before decimals: it would be another number then.`,
      );
    if (found.price.startsWith('-')) {
      draft.confidence.price = 0.3;
      raise(draft, 'PRICE_AMBIGUOUS', 'price', 'It is below zero.');
    }
    if (isZero(found.price)) raise(draft, 'PRICE_ZERO', 'price', 'The price is 0.');
    if (isPlaceholder(found.price)) {
      draft.confidence.price = 0.2;
      raise(
        draft,
        'PRICE_PLACEHOLDER',
        'price',
        `${found.price} looks like a number that stands where no price is known yet.`,
      );
    }
    if (read.role.stands === 'cost')
      raise(
        draft,
        'PRICE_AMBIGUOUS',
        'price',
        'This is what the file calls the cost; it has no selling price.',
      );
  }
  // `$` is the sign of several currencies: the header has priority.
  const currency = found.currency && settledYen(found.currency, plan.yen);
  if (currency && (currency.isSure || !isSurelySaid(plan)))
    keep(draft, 'currency', currency.code, from(read, currency.isSure ? 0.98 : 0.5));
  if (found.taxIncluded !== null) keep(draft, 'taxIncluded', found.taxIncluded, from(read, 0.95));
  if (found.perUnit !== null && !draft.values.has(plan.unitField))
    keep(draft, plan.unitField, found.perUnit, from(read, 0.9));
}

const isSurelySaid = ({ currency }: TablePlan): boolean => (currency?.confidence ?? 0) >= sureCurrency;

function readQuantityCell(read: Read): void {
  const { draft, plan, cell } = read;
  const { quantity, unit, isAmbiguous } = readQuantity(cell, plan.decimal);
  if (quantity !== null) keep(draft, 'quantity', quantity, from(read, isAmbiguous ? 0.5 : 1));
  // The cell is kept so that the person who must enter the quantity sees its words.
  else if (isAmbiguous) draft.cells.quantity = from(read).cell;
  if (unit !== null) keep(draft, 'unit', unit, from(read, 0.8));
  if (isAmbiguous)
    raise(
      draft,
      'QUANTITY_AMBIGUOUS',
      'quantity',
      `The stock is “${textOf(cell).slice(0, 80)}”, which is no plain count.`,
    );
}

function readCurrencyCell(read: Read): void {
  const found = currencyOfCell(textOf(read.cell));
  const named = found && settledYen(found, read.plan.yen);
  if (named) keep(read.draft, 'currency', named.code, from(read, named.isSure ? 1 : 0.55));
}

const yes = /^(?:true|yes|y|1|si|sí|oui|ja|vrai|wahr|verdadero|sim|да)$/iu;
const no = /^(?:false|no|n|0|non|nein|faux|falsch|falso|nee|não|нет)$/iu;

function readTaxCell(read: Read): void {
  const text = textOf(read.cell);
  if (yes.test(text) || no.test(text)) keep(read.draft, 'taxIncluded', yes.test(text), from(read));
}

function readBarcode(read: Read): void {
  const text = textOf(read.cell).replace(/^'/u, '');
  if (text === '' || isNothing(text)) return;
  const isWhole = isBarcode(text);
  keep(read.draft, 'barcode', text.slice(0, otherLengthMax), from(read, isWhole ? 1 : 0.5));
  if (!isWhole)
    raise(
      read.draft,
      'BARCODE_INVALID',
      'barcode',
      `“${text.slice(0, 40)}” is no whole barcode: its check digit or its length is wrong.`,
    );
}

/** The first web address of a picture; file names have no meaning outside the shop they come from. */
function readImage(read: Read): void {
  const address = /https?:\/\/[^\s,|;"<>]+/iu.exec(textOf(read.cell))?.[0];
  if (address !== undefined && address.length <= 2_000) keep(read.draft, 'imageUrl', address, from(read));
}

function readDuration(read: Read): void {
  const minutes = minutesOf(textOf(read.cell), read.plan.durationUnit);
  if (minutes !== null) keep(read.draft, 'durationMinutes', minutes, from(read));
}

/** `€/m²`: the unit of sale and the currency of its price. */
const moneyPer = /^\s*(\p{Sc}|[A-Z]{3})\s*\/\s*/u;

const readUnit =
  (field: 'unit' | 'priceUnit') =>
  (read: Read): void => {
    const text = textOf(read.cell);
    const sign = moneyPer.exec(text);
    const money = sign?.[1] === undefined ? null : currencyOfCell(sign[1]);
    if (!sign || !money) return readText(read, field);
    const unit = text.slice(sign[0].length).trim();
    if (unit !== '') keep(read.draft, field, unit.slice(0, otherLengthMax), from(read));
    keep(read.draft, 'currency', money.code, from(read, money.isSure ? 0.95 : 0.5));
  };

const readers: Readonly<Partial<Record<Field, (read: Read) => void>>> = {
  price: readPriceCell,
  quantity: readQuantityCell,
  currency: readCurrencyCell,
  taxIncluded: readTaxCell,
  barcode: readBarcode,
  imageUrl: readImage,
  durationMinutes: readDuration,
  unit: readUnit('unit'),
  priceUnit: readUnit('priceUnit'),
};

/** Reads the field of one column from a row into the draft; an empty cell leaves the draft unchanged. */
export function readField(draft: Draft, plan: TablePlan, role: Role, row: Row): void {
  const { field } = role;
  const cell = row.cells[role.column.index] ?? '';
  if (cell === '' || field === 'variant') return;
  if (typeof cell === 'string' && isFailedFormula(cell)) {
    draft.cells[field] = addressOf(plan, row, role);
    raise(draft, 'FORMULA_FAILED', field, `The formula in this cell failed (${cell}).`);
    return;
  }
  const read = { draft, plan, role, row, cell };
  const reader = readers[field];
  if (reader) reader(read);
  else readText(read, field);
}

/** The combined values of the option columns: `Navy / 20 cm`. */
export function readVariant(draft: Draft, plan: TablePlan, row: Row): void {
  const filled = plan.roles.variants.filter(({ column }) => {
    const text = textOf(row.cells[column.index]);
    return text !== '' && !isNothing(text) && !isFailedFormula(text) && !/^default title$/iu.test(text);
  });
  const [first] = filled;
  if (!first) return;
  const text = filled.map(({ column }) => textOf(row.cells[column.index])).join(' / ');
  keep(draft, 'variant', text.slice(0, otherLengthMax), {
    cell: addressOf(plan, row, first),
    confidence: first.confidence,
  });
}
