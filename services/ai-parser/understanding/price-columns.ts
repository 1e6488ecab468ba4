import { isPeriod } from '../reading/name-and-price.ts';
import { textOf, type Row, type Table } from '../reading/table.ts';
import { bestMeaning, isHeaderRead, type Column } from './column.ts';
import type { Roles } from './column-roles.ts';
import { kindAlone } from './last-resorts.ts';
import type { Meaning } from './lexicon/lexicon.ts';
import { isNumberLike } from './column-profile.ts';
import { headerKey } from './header-key.ts';
import { wordsOf } from './words.ts';

/**
 * Several columns of prices for one name: one for each class (`Small car`, `High season`) or quantity. Or one for each
 * product, if the rows are its sizes.
 */
interface PriceColumns {
  readonly kind: 'classes' | 'quantities' | 'things';
  readonly columns: readonly Column[];
}

/** The meaning of a header if it is clear enough; one word among many others may be coincidental. */
const said = ({ header }: Column) => {
  const [best] = header?.meanings ?? [];
  return best && best.strength >= 0.5 ? best : null;
};

/**
 * Meanings that the header of such a column may have: `Day`, `Large`, `Price for a van`; other meanings are those of
 * other numbers.
 */
const open: ReadonlySet<Meaning | null> = new Set([
  null,
  'price',
  'unitPrice',
  'unit',
  'date',
  'duration',
  'variant',
  'model',
  'type',
  'pack',
  'name',
  'location',
  // Numbers under `Adults` and `Children` are the price for each.
  'person',
]);
/** Meanings of amounts that are no price of the row's offer. */
const otherMoney: ReadonlySet<Meaning | null> = new Set([
  'cost',
  'salePrice',
  'listPrice',
  'tradePrice',
  'discount',
  'factor',
  'charge',
  'tax',
  'taxIncluded',
  'ordered',
  'sale',
  'ledger',
  'currency',
]);
const prices: ReadonlySet<Meaning> = new Set([
  'price',
  'unitPrice',
  'listPrice',
  'tradePrice',
  'salePrice',
  'cost',
]);

/** `1-9`, `10+`, `< 5 t`, `from 50`, `100 pcs`: a quantity from which a price applies. */
const quantityRange =
  /(?:^|\s)(?:\d+\s*[-–—]\s*\d+|\d+\s*\+|[<>≤≥]\s*\d+|(?:from|ab|od|от|до|à partir de|dès|desde|da|a partire da|vanaf|από|de)\s+\d+)|^\d+\s*(?:pcs?|pieces|units?|u|ud|uds|stk|stück|stuks|st|kom|шт|τεμ|adet|pz|pzas?|szt|ks)\.?$/iu;

/** A boat of up to 8 m is a size and not a quantity. */
const length = /\d\s*(?:m|м|ft|feet|cm|см|mm|мм)(?!\p{L})/iu;
const isQuantity = (head: string): boolean => quantityRange.test(head) && !length.test(head);

/** `Price/100g`, `Preis 0,5 l`: a price for a size. */
const sizeBehind = /\d\s*(?:kg|gr?|gms?|grams?|ml|cl|dl|ltr?|l|oz|lbs?|кг|гр?|мл|л)\.?$/iu;
const isForSize = (column: Column): boolean => {
  const [best] = column.header?.meanings ?? [];
  return best !== undefined && prices.has(best.meaning) && sizeBehind.test(column.header?.text.trim() ?? '');
};

/** `Daily rate`, `Pro Woche`, `Dygn`: a header with the period of a price. */
const period =
  /(?<!\p{L})(?:giornalier[oai]|settimanal[ei]|mensil[ei]|annual[ei]|stagional[ei]|journali(?:er|ère)|hebdomadaire|mensuell?e?|annuelle?|saisonni(?:er|ère)|diari[oa]|diári[oa]|semanal|mensual|mensal|anual|täglich|wöchentlich|monatlich|jährlich|(?:по)?суточн\p{L}+|недельн\p{L}+|месячн\p{L}+|годов\p{L}+|сезонн\p{L}+|dobow\p{L}+|tygodniow\p{L}+|miesięczn\p{L}+|roczn\p{L}+|dnevn\p{L}+|tjedn\p{L}+|mjesečn\p{L}+|godišn\p{L}+|ημερήσι\p{L}+|εβδομαδιαί\p{L}+|μηνιαί\p{L}+|ετήσι\p{L}+|günlük|haftalık|aylık|yıllık|dagelijks|wekelijks|maandelijks|jaarlijks|hourly|daily|nightly|weekly|monthly|yearly|annual|(?:stunden|tages|wochen|monats|jahres|saison)(?:preise?|mieten?|sätze?|tarife?)|(?:dag|uge|uke|vecko|månads|dygns)(?:pris|hyra|leje|leie))(?!\p{L})/iu;
/** `Day`, `Week`, `Season (5 mo)`: a period in one word, with or without a remark in brackets. */
const periodAlone =
  /^(?:per\s|pro\s|par\s|por\s|je\s|за\s)?(?:½\s?|1\/2\s?|half[\s-])?(?:hours?|days?|nights?|weeks?|months?|seasons?|years?|stunden?|tag|tage|nacht|woche|wochen|monat|monate|saison|jahr|heures?|jour|jours|nuit|semaine|semaines|mois|année|hora|día|dia|noche|semana|mes|mês|temporada|año|ano|ora|giorno|notte|settimana|mese|stagione|anno|uur|dag|nacht|week|weken|maand|seizoen|jaar|dygn|vecka|månad|säsong|uge|måned|sæson|uke|sesong|час|день|сутки|ночь|неделя|месяц|сезон|год|година|доба|тиждень|місяць|рік|dzień|doba|tydzień|miesiąc|sezon|rok|noc|týden|měsíc|sezóna|noć|tjedan|mjesec|sezona|godina|ημέρα|εβδομάδα|μήνας|σεζόν|έτος|gün|gece|hafta|yıl)(?:\s*\([^()]*\))?$/iu;
const isForPeriod = ({ header }: Column): boolean =>
  period.test(header?.text ?? '') || periodAlone.test(header?.text.trim() ?? '');

/** `平日料金`, `土日祝料金`: a word for prices joined with one that distinguishes them. */
const together = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3,}$/u;

/** Whether other columns end in the same two letters after unknown words. */
const isOneOfSeveral = (column: Column, columns: readonly Column[]): boolean => {
  const head = column.header?.text.trim() ?? '';
  const isSuch = (other: Column) => {
    const [best, ...more] = other.header?.meanings ?? [];
    return best?.meaning === 'price' && best.strength < 1 && more.length === 0;
  };
  return (
    together.test(head) &&
    isSuch(column) &&
    columns.some(
      (other) =>
        other !== column &&
        isSuch(other) &&
        together.test(other.header?.text.trim() ?? '') &&
        other.header?.text.trim().slice(-2) === head.slice(-2),
    )
  );
};

const isPlainPrice = (column: Column): boolean => {
  const meaning = said(column);
  if (!meaning || !prices.has(meaning.meaning)) return false;
  // A quantity or a size beside the word implies that there are other prices.
  if (quantityRange.test(column.header?.text ?? '') || length.test(column.header?.text ?? '')) return false;
  // `Price A` is a price level, and so is `Price 1`: all of them are plain prices.
  const { text = '', currency } = column.header ?? {};
  // `Price (Rs/kg)`: the text in brackets with the currency is what the price is for.
  const bare = currency ? text.replace(currency.sign, ' ').replaceAll(/\(\s*\/[^()]*\)/gu, ' ') : text;
  const rest = wordsOf(bare).filter((word) => word.length > 1).length;
  return meaning.strength > 0.95 && !currency ? true : rest <= 1;
};

/** A column filled less than this is not a price of its own; between two that are, a few rows have it. */
const filledLeast = 0.3;
const filledBetween = 0.02;
/** The minimum share of rows in which a size is offered. */
const filledRarely = 0.005;

function isCandidate(column: Column, filled = filledLeast): boolean {
  const { header, profile, stated } = column;
  if (stated || header === null || header.text.trim() === '' || profile.filled < filled) return false;
  const meaning = said(column);
  if (profile.numeric < 0.5 && profile.money < 0.5) return false;
  // `pricing.cost`: what the vendor pays is not a price of another class.
  if (header.meanings.some((each) => each.meaning === 'cost' && each.strength >= 0.5)) return false;
  if (profile.barcodes > 0.2 || profile.flags > 0.9 || profile.counting > 0.6) return false;
  // Temperatures below zero, and discounts.
  if (profile.magnitude < 0) return false;
  if (isQuantity(header.text)) return true;
  // `Day` may be the header of a price per day, but not of years.
  if (profile.years > 0.8 || /^(?:19|20)\d{2}$/u.test(header.text.trim())) return false;
  // Over amounts with a sign, a word means whatever distinguishes the prices: `New set`, `On board`.
  return (
    open.has(meaning?.meaning ?? null) || (profile.money > 0.8 && !otherMoney.has(meaning?.meaning ?? null))
  );
}

const numberIn = (text: string): number =>
  Number(/\d+(?:[.,]\d+)?/u.exec(text.replaceAll(/[\s']/gu, ''))?.[0].replace(',', '.') ?? Number.NaN);

/** Neither a tax nor a discount exceeds this factor: a week costs more than a day, at any rate. */
const derivedMost = 2;

/** `Half tray`, `Full tray`: unknown words, with the same last word in all. */
function areSizesOfOne(columns: readonly Column[]): boolean {
  const heads = columns.map(({ header }) => wordsOf(header?.text ?? ''));
  const last = heads[0]?.at(-1);
  return (
    last !== undefined &&
    columns.every(({ header }) => header?.meanings.length === 0) &&
    heads.every((words) => words.length > 1 && words.at(-1) === last)
  );
}

/** `30 min`, `2-14 nights`: a number and what it counts. */
const isSize = (head: string): boolean => /^\d[^%]*\p{L}[^%]*$/u.test(head);

/** Whether the numbers of a row are of similar size, as prices of one kind are; a price and a stock are not. */
function belongTogether(columns: readonly Column[], sample: readonly Row[]): boolean {
  // A kilogram's price is in proportion to its quantity, and so is a year's beside a day's.
  const areAmounts = columns.every((column) => /\d/u.test(column.header?.text ?? '') || isForPeriod(column));
  const most = areAmounts ? 200 : 20;
  const rows = sample
    .map(({ cells }) =>
      columns.flatMap(({ index }) => {
        const cell = cells[index] ?? '';
        const number = typeof cell === 'number' ? cell : isNumberLike(cell) ? numberIn(cell) : Number.NaN;
        return number > 0 ? [number] : [];
      }),
    )
    .filter((numbers) => numbers.length > 1);
  const near = rows.filter((numbers) => Math.max(...numbers) <= most * Math.min(...numbers));
  // Seasons may differ by a constant factor too, and so may `1 night` and `2-14 nights`.
  const isSpan = (head: string) => isPeriod(head) || isSize(head) || sizeBehind.test(head.trim());
  // Each of the rows may be offered for one of the durations only.
  if (rows.length === 0) return columns.every(({ header }) => isSpan(header?.text ?? ''));
  if (near.length < rows.length * 0.8) return false;
  if (rows.length < 3 || columns.every(({ header }) => isSpan(header?.text ?? ''))) return true;
  if (areSizesOfOne(columns)) return true;
  // A constant factor is a tax or discount on one price, not another price.
  return columns.slice(1).some((_, place) => {
    const ratios = rows
      .map((numbers) => (numbers[place + 1] ?? 0) / (numbers[0] ?? 1))
      .filter((ratio) => ratio > 0);
    const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
    return mean > derivedMost || ratios.some((ratio) => Math.abs(ratio - mean) > 0.015 * mean);
  });
}

const endings = /[059]$/u;
const endingsLeast = 6;
const endingsLeastInPriced = 4;

/** Prices end in 0, 5 or 9; other numbers end in any digit. */
function endLikePrices(columns: readonly Column[], sample: readonly Row[], least = endingsLeast): boolean {
  const figures = sample.flatMap(({ cells }) =>
    columns
      .map(({ index }) => textOf(cells[index]))
      .filter((text) => /^(?:\d{2,}|\d+[.,]\d{2})$/u.test(text)),
  );
  return (
    figures.length >= least && figures.filter((text) => endings.test(text)).length >= figures.length * 0.9
  );
}

const rankedRows = 3;
/** Some rows lack a class; if more do, the columns are not classes. */
const rankedShare = 0.7;
const rankedEndings = 0.6;

/** Whether prices have the same order in every row, small before large; stocks and measures do not. */
function areRanked(columns: readonly Column[], sample: readonly Row[]): boolean {
  const rows = sample
    .map(({ cells }) => columns.map(({ index }) => numberIn(textOf(cells[index]))))
    .filter((numbers) => numbers.every((number) => number > 0));
  const [first = []] = rows;
  if (rows.length < rankedRows || rows.length < sample.length * rankedShare) return false;
  const order = first.map((_, at) => at).sort((a, b) => (first[a] ?? 0) - (first[b] ?? 0));
  const isOrdered = rows.every((numbers) =>
    order.slice(1).every((at, place) => (numbers[at] ?? 0) > (numbers[order[place] ?? 0] ?? 0)),
  );
  const figures = rows.flat().map(String);
  return isOrdered && figures.filter((text) => endings.test(text)).length >= figures.length * rankedEndings;
}

/**
 * Whether the price per piece falls with the quantity in every row; stocks and measures under such words rise and fall.
 */
function fallInEachRow(columns: readonly Column[], sample: readonly Row[]): boolean {
  const rows = sample.map(({ cells }) =>
    columns.map(({ index }) => numberIn(textOf(cells[index]))).filter((number) => number > 0),
  );
  const several = rows.filter((numbers) => numbers.length > 1);
  return (
    several.length >= rankedRows &&
    several.every((numbers) => numbers.slice(1).every((number, at) => number < (numbers[at] ?? 0)))
  );
}

const scaleColumns = 4;
const scaleRows = 8;
const withinRow = 2;
const betweenRows = 3;

/**
 * Whether many numbers are similar within every row and differ widely from row to row: prices of one product in several
 * finishes.
 */
function areOfOneScale(columns: readonly Column[], sample: readonly Row[]): boolean {
  const rows = sample
    .map(({ cells }) =>
      columns.map(({ index }) => numberIn(textOf(cells[index]))).filter((number) => number > 0),
    )
    .filter((numbers) => numbers.length >= scaleColumns);
  // Stocks of several stores are similar too; finishes have codes.
  if (!columns.every(({ header }) => /^\p{Lu}{2}$/u.test(header?.text.trim() ?? ''))) return false;
  if (columns.length < scaleColumns || rows.length < Math.max(scaleRows, sample.length * rankedShare))
    return false;
  const isNear = rows.every((numbers) => Math.max(...numbers) <= withinRow * Math.min(...numbers));
  const least = rows.map((numbers) => Math.min(...numbers));
  return isNear && Math.min(...least) > countedMost && Math.max(...least) >= betweenRows * Math.min(...least);
}

const wordOfMoney =
  /\p{Sc}|pri[cx]|(?<!\p{L})pris(?:er|list\p{L}*)?(?!\p{L})|prei[sz]|prez|pre[cç]|tarif|rates?(?!\p{L})|c[ij]*jen|cen[aiovy]k|cenn[iy]k|(?<!\p{L})cen[ay](?!\p{L})|单价|單價|цен|ціни|listin|прайс|прейскурант|расценк|fiyat|ücret|τιμ|hinnast|hinnakir|árlist|harga|报价|報價|价格|價格|价目|價目|料金|価格|가격|단가|ราคา|מחיר|سعر|أسعار/iu;

/** Whether the name of the sheet, or the text above the table, mentions prices. */
export function speaksOfMoneyAbove(
  { letterhead, table }: Pick<Read, 'letterhead' | 'table'>,
  sheet: string | null,
): boolean {
  const rows = [...letterhead, ...(table.letterhead ?? [])];
  const above = [sheet ?? '', ...rows.flatMap(({ cells }) => cells.map(textOf))];
  return above.some((text) => wordOfMoney.test(text));
}

/** Whether a header is unknown: the names of sizes vary from list to list. */
const isOpenWord = (column: Column): boolean =>
  said(column) === null && /\p{L}/u.test(column.header?.text ?? '');

/**
 * Whether columns are amounts of money: they have signs in the cells or the header, a word for price above, or numbers
 * that end like prices beside products.
 */
function isMoney(
  { roles, sample, letterhead, table }: Read,
  columns: readonly Column[],
  { sheet, isPriced }: Context,
): boolean {
  if (columns.some(({ header, profile }) => header?.currency || profile.money >= 0.3)) return true;
  if (columns.some((column) => prices.has(said(column)?.meaning ?? 'name'))) return true;
  if (speaksOfMoneyAbove({ letterhead, table }, sheet) || areOfOneScale(columns, sample)) return true;
  const name = roles.byField.get('name')?.column;
  const isNamed = name !== undefined && said(name)?.meaning === 'name' && (said(name)?.strength ?? 0) >= 0.9;
  if (name !== undefined && isHeaderRead(name) && areRanked(columns, sample)) return true;
  // On a page, `Small | Large` are headers of prices, with no header over the names; a few rows may have one size only.
  const inAll = sample.filter(({ cells }) => columns.every(({ index }) => textOf(cells[index]) !== ''));
  const isOnPage = table.page !== null && name?.header === null;
  if (isOnPage && columns.every(isOpenWord) && areRanked(columns, inAll)) return true;
  return (isNamed || isPriced) && endLikePrices(columns, sample);
}

const least = /^(?:from|min\p{L}*|od|von|ab|desde|vanaf|от|мин\p{L}*|від|απο)$/u;
const most = /^(?:to|max\p{L}*|do|bis|hasta|tot|до|макс\p{L}*|εωσ)$/u;

/** `Price from` beside `Price to`: one price range, with its minimum and maximum. */
function isFromTo(columns: readonly Column[]): boolean {
  const heads = columns.map(({ header }) => header?.text ?? '');
  if (heads.length !== 2 || heads.some((head) => /\d/u.test(head))) return false;
  const [from = [], to = []] = heads.map(wordsOf);
  return from.some((word) => least.test(word)) && to.some((word) => most.test(word));
}

/**
 * `Name | Price | No | Name | Price`: if a header repeats the names between its prices, there is another list beside
 * the first.
 */
function isNamedBetween(found: readonly Column[], columns: readonly Column[]): boolean {
  const [first, last] = [found[0]?.index ?? 0, found.at(-1)?.index ?? 0];
  return columns.some(
    (column) =>
      column.index > first &&
      column.index < last &&
      bestMeaning(column) === 'name' &&
      column.profile.letters > 0.5 &&
      columns.some(
        (other) =>
          other.index < first && headerKey(other.header?.text ?? '') === headerKey(column.header?.text ?? ''),
      ),
  );
}

interface Context {
  readonly sheet: string | null;
  /** Whether the file has price lists beside this table. */
  readonly isPriced: boolean;
}

interface Read {
  readonly columns: readonly Column[];
  readonly roles: Roles;
  readonly sample: readonly Row[];
  readonly letterhead: readonly Row[];
  readonly table: Table;
}

/** Numbers beside prices that are at least this many times as high are counts, such as berths or rooms. */
const countedMost = 50;
const pricedTimes = 20;

/** `Guests | Low season | High season`: small counts beside amounts of thousands are not prices. */
function withoutCounts(columns: readonly Column[]): readonly Column[] {
  const priced = columns.filter(({ profile }) => profile.magnitude > countedMost);
  const least = Math.min(...priced.map(({ profile }) => profile.magnitude));
  if (priced.length < 2) return columns;
  return columns.filter(
    ({ profile }) =>
      profile.magnitude > countedMost || profile.whole < 0.95 || profile.magnitude * pricedTimes > least,
  );
}

/**
 * `Small | Medium | Large`, of which most rows have only the first: as far as columns of amounts with cents continue
 * beside it.
 */
function lastBeside(plain: readonly Column[], columns: readonly Column[]): number {
  const last = plain.at(-1);
  const looks = ({ profile }: Column) => Math.max(profile.cents, profile.money);
  if (!last || looks(last) < 0.6) return last?.index ?? 0;
  const behind = columns.filter(({ index }) => index > last.index);
  const end = behind.findIndex(
    (column) =>
      column.header?.meanings.length !== 0 || looks(column) < 0.6 || !isCandidate(column, filledRarely),
  );
  return last.index + (end < 0 ? behind.length : end);
}

/** The columns of prices of a table with more than one price per name; null if one column is the price. */
export function priceColumnsOf(read: Read, context: Context): PriceColumns | null {
  const { columns, roles, sample } = read;
  const sizes = sizesIn(columns);
  const name = sizes ?? roles.byField.get('name')?.column ?? kindAlone(columns);
  const isForPeriods = columns.filter(isForPeriod).length > 1;
  // `6 - 8 m` is the only possible name of a berth.
  const isNamed = name !== undefined && (name.profile.letters >= 0.5 || (isForPeriods && saysSize(name)));
  if (!name || (!sizes && !isNamed)) return null;
  const forSizes = columns.filter(isForSize);
  const isOfSizes = (column: Column) => forSizes.length > 1 && forSizes.includes(column);
  const isOnlyPrice = (column: Column) =>
    isPlainPrice(column) &&
    !(isForPeriods && isForPeriod(column)) &&
    !isOneOfSeveral(column, columns) &&
    !isOfSizes(column);
  if (columns.some((column) => isOnlyPrice(column) && column.profile.filled > 0.3)) return null;
  const taken = new Set(
    [...roles.byField.values()]
      // A column that is a stock only by its numbers may be a price like those beside it.
      .filter(({ field, column }) => field !== 'price' && (field !== 'quantity' || isHeaderRead(column)))
      // `Boots` over their prices is the name of a product, and not of a row.
      .filter(({ field, column }) => !sizes || field !== 'name' || column.profile.letters > 0)
      .map(({ column }) => column),
  );
  const sized = columns.filter((column) => isSize(column.header?.text ?? '') || isOfSizes(column));
  const leastOf = (column: Column) =>
    sized.length > 1 && sized.includes(column) ? filledRarely : filledLeast;
  const all = columns.filter(
    (column) => !taken.has(column) && column !== name && isCandidate(column, leastOf(column)),
  );
  // If prices have a sign, numbers without one are sizes or weights.
  const signed = all.filter(({ profile }) => profile.money > 0.8);
  // `Price each` over the only amounts with a sign indicates the same.
  const isSaid = signed.some((column) => prices.has(said(column)?.meaning ?? 'name'));
  const isSigned = isSaid || 2 * signed.length >= Math.max(1, all.length);
  // If some have cents, whole numbers under a word for packs are pack sizes.
  const haveCents = all.some(({ profile }) => profile.cents > 0.6 || profile.decimals > 0.3);
  const countsPieces = (column: Column) =>
    haveCents && said(column)?.meaning === 'pack' && column.profile.whole > 0.95;
  const plain = withoutCounts(
    all.filter((column) => !countsPieces(column) && (!isSigned || column.profile.money > 0.3)),
  );
  const [from, to] = [plain[0]?.index ?? 0, lastBeside(plain, columns)];
  const last = plain.at(-1)?.index ?? 0;
  const found = columns.filter(
    (column) =>
      plain.includes(column) ||
      ((!isSigned || column.profile.money > 0.5) &&
        column.index > from &&
        column.index <= to &&
        !taken.has(column) &&
        column !== name &&
        column.header?.meanings.length === 0 &&
        isCandidate(column, column.index > last ? filledRarely : filledBetween)),
  );
  if (
    found.length < 2 ||
    new Set(found.map(({ header }) => headerKey(header?.text ?? ''))).size < found.length
  )
    return null;
  if (isFromTo(found) || isNamedBetween(found, columns)) return null;
  // A price with tax and the same without it are one price.
  if (new Set(found.map(({ header }) => header?.taxIncluded ?? null)).size > 1) return null;
  const isByQuantity = found.every(({ header }) => isQuantity(header?.text ?? ''));
  if (!belongTogether(found, sample)) return null;
  const arePrices =
    isMoney(read, found, context) ||
    (isByQuantity && (endLikePrices(found, sample) || fallInEachRow(found, sample)));
  if (!arePrices) return null;
  if (sizes) return areThings(found) ? { kind: 'things', columns: found } : null;
  return { kind: isByQuantity ? 'quantities' : 'classes', columns: found };
}

/**
 * The first column of a table if it only has distinct sizes, `XS`, `42`, and no lengths of boats, or the times for which
 * what stands over the prices is hired: `1`, `2`, `7` below `Days`; otherwise null.
 */
function sizesIn(columns: readonly Column[]): Column | null {
  const first = columns.find(({ profile }) => profile.filled > 0.9);
  const meaning = first && bestMeaning(first);
  if (!first || first.stated || !meaning || (meaning !== 'variant' && !times.has(meaning))) return null;
  const { distinct, lengthMean, money, cents } = first.profile;
  const isShort = times.has(meaning) ? areSignedBeside(first, columns) : lengthMean <= sizeLengthMost;
  const isSizes = distinct > 0.95 && isShort && Math.max(money, cents) === 0;
  const namesRows = (column: Column) =>
    column !== first && column.profile.letters > 0 && namings.has(bestMeaning(column));
  const isNamed = columns.some(namesRows);
  return isSizes && !isNamed ? first : null;
}
const sizeLengthMost = 4;
const times: ReadonlySet<Meaning> = new Set(['date', 'duration']);

/** Whether all that a table has beside a column are amounts of money with their signs. */
const areSignedBeside = (first: Column, columns: readonly Column[]): boolean =>
  columns.every((column) => column === first || column.profile.filled === 0 || column.profile.money > 0.8);

const saysSize = (column: Column): boolean =>
  ['measure', 'variant'].includes(bestMeaning(column) ?? '') && column.profile.numeric < 0.5;
/** A weaker meaning of a header is only one word of a name. */
const plainly = 0.7;
const namings: ReadonlySet<Meaning | null> = new Set(['name', 'description', 'model', 'type', 'brand']);

/** Whether headers are unknown words or names; seasons and times say when a price applies, and are not names. */
const areThings = (columns: readonly Column[]): boolean =>
  columns.every((column) => {
    const [best] = column.header?.meanings ?? [];
    return (
      (!best || best.meaning === 'name' || best.strength < plainly) &&
      !isForPeriod(column) &&
      !/^[\d\W]*$/u.test(column.header?.text ?? '')
    );
  });

/** Without headers, the only numbers beside names in a file of prices: nobody lists only stock there. */
function headlessPriceOf(columns: readonly Column[]): number | null {
  const found = columns.filter(
    ({ profile: { numeric, filled, barcodes, counting, leadingZeros } }) =>
      numeric > 0.8 && filled > 0.5 && barcodes < 0.2 && counting < 0.6 && leadingZeros < 0.02,
  );
  return found.length === 1 ? (found[0]?.index ?? null) : null;
}

/**
 * For a table in a file of prices: the single column of numbers that end like prices; null if there are none or
 * several.
 */
export function singlePriceOf({ columns, roles, sample }: Read): number | null {
  const name = roles.byField.get('name')?.column;
  if (name && columns.every(({ header }) => header === null)) return headlessPriceOf(columns);
  const found = columns.filter((column) => column !== name && isCandidate(column));
  const [only] = found;
  return name && only && found.length === 1 && endLikePrices(found, sample, endingsLeastInPriced)
    ? only.index
    : null;
}
