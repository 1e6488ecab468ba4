import { bestMeaning, isHeaderRead, type Column, type Role } from './column.ts';
import type { Field, ListKind } from './fields.ts';
import type { Meaning } from './lexicon/lexicon.ts';

/** Meanings that may be over names nevertheless: `Discount on a full clean`, over the services. */
const mayNameRows: ReadonlySet<Meaning | null> = new Set([
  null,
  'discount',
  'salePrice',
  'variant',
  'category',
  'measure',
  'pack',
  'location',
  'duration',
  // `Line 1`, `Number of nights`: over words these are neither row numbers nor quantities.
  'rowId',
  'quantity',
]);

/** Uses the first column of distinct words as the name, whatever its header; only if there is a price. */
export function addNameOfLastResort(byField: Map<Field, Role>, columns: readonly Column[]): void {
  const code = byField.get('sku')?.column;
  // `Line 1` of a label has words, which are not codes if nothing else is a name.
  const isWords =
    code && bestMeaning(code) === 'rowId' && code.profile.letters > 0.8 && code.profile.codes < 0.5;
  if (isWords && !byField.has('name')) byField.delete('sku');
  if (byField.has('name') || byField.has('sku')) return;
  const column = columns.find(({ profile }) => profile.letters > 0.5 && profile.filled > 0.5);
  if (
    !column ||
    !mayNameRows.has(bestMeaning(column)) ||
    [...byField.values()].some((role) => role.column === column)
  )
    return;
  const { letters, distinct, money, addresses, contacts } = column.profile;
  if (letters < 0.7 || distinct < 0.7 || money > 0.3 || addresses > 0.3 || contacts > 0.1) return;
  byField.set('name', { field: 'name', column, confidence: 0.4, reason: 'the first column of words' });
}

/** If only numbers distinguish rows, such as those of profiles, the first of them are the names. */
export function addNameOfFigures(byField: Map<Field, Role>, columns: readonly Column[]): void {
  const price = byField.get('price');
  if (byField.has('name') || byField.has('sku') || !price || !isHeaderRead(price.column)) return;
  const first = columns.find(({ profile }) => profile.filled > 0.9);
  if (!first || first.stated || first.header === null || bestMeaning(first) !== null) return;
  if ([...byField.values()].some(({ column }) => column === first)) return;
  const { distinct, codes, counting, cents, years, money } = first.profile;
  if (distinct < 0.9 || codes < 0.9 || counting > 0.6 || Math.max(cents, years, money) > 0.2) return;
  byField.set('name', {
    field: 'name',
    column: first,
    confidence: 0.4,
    reason: 'only its figures tell each apart',
  });
}

/** Cells that are longer on average are descriptions. */
const longestName = 40;

/** Words in a smaller share of rows are not the names of the others. */
const hardlyFilled = 0.3;

/** Lists of pipes and plates have the size, price and origin of each: the size is the only possible name. */
export function addNameOfSizes(byField: Map<Field, Role>, columns: readonly Column[]): void {
  const price = byField.get('price');
  const name = byField.get('name');
  const first = columns.find(({ profile }) => profile.filled > 0.5);
  if (!first || first.stated || !price || !(isHeaderRead(price.column) || price.column.stated)) return;
  // If a size has several prices, each of them is a row.
  const distinctLeast = price.column.stated ? 0.25 : 0.5;
  if (!['variant', 'measure'].includes(bestMeaning(first) ?? '') || first.profile.distinct < distinctLeast)
    return;
  // Makers and countries are repeated.
  const isWeak =
    !name ||
    (!isHeaderRead(name.column) &&
      (name.column.profile.distinct < 0.4 || name.column.profile.filled < hardlyFilled));
  if (!isWeak || first.profile.filled < 0.9 || first.profile.counting > 0.6) return;
  for (const [field, role] of byField) if (role.column === first) byField.delete(field);
  byField.set('name', {
    field: 'name',
    column: first,
    confidence: 0.4,
    reason: 'only its size tells each apart',
  });
}

/** A description shorter than this is the name of what it describes. */
const namingLength = 90;

/** Of two descriptions, one that is shorter by this factor is the name. */
const shorterMost = 0.7;

/** Beside models and codes, a short description that differs in each row is the product's name. */
export function addNameByDescription(byField: Map<Field, Role>): void {
  const name = byField.get('name');
  const described = byField.get('description');
  if (!name || !described || name.column.stated || described.column.stated) return;
  const [model, text] = [name.column.profile, described.column.profile];
  // `Help` beside the list: what no header calls a name is none if a short description tells the rows apart.
  const isGuess = name.column.header !== null && !isHeaderRead(name.column);
  if (
    isGuess &&
    described.column.index < name.column.index &&
    bestMeaning(described.column) === 'description'
  ) {
    const isNaming = text.filled >= 0.9 && text.letters > 0.8 && text.lengthMean <= longestName;
    if (!isNaming || text.distinct < 0.8 || text.wordsMean > model.wordsMean) return;
    byField.delete('description');
    byField.set('name', {
      ...described,
      field: 'name',
      confidence: 0.75,
      reason: 'a short description of each',
    });
    return;
  }
  // `Item` over codes, `Description` over the names of the products.
  if (model.codes > 0.8 && model.distinct > 0.8 && !byField.has('sku')) {
    const isNaming = text.filled >= 0.9 && text.letters > 0.8 && text.lengthMean <= longestName;
    if (!isNaming || text.distinct < 0.3 || text.wordsMean < 1.5 * model.wordsMean) return;
    byField.delete('description');
    byField.set('sku', { ...name, field: 'sku', reason: 'codes beside a short description' });
    byField.set('name', {
      ...described,
      field: 'name',
      confidence: 0.75,
      reason: 'a short description of each',
    });
    return;
  }
  // `Description | Long description`: of two descriptions the shorter is the name.
  const saysSo = (role: Role) => bestMeaning(role.column) === 'description';
  if (saysSo(name) && saysSo(described)) {
    const isNaming = text.filled >= 0.9 && text.distinct >= 0.8 * model.distinct && text.letters > 0.5;
    if (!isNaming || text.lengthMean > shorterMost * model.lengthMean) return;
    byField.set('name', { ...described, field: 'name', reason: 'the shorter of two descriptions' });
    byField.set('description', { ...name, field: 'description', reason: 'the longer of two descriptions' });
    return;
  }
  // `Product` is the same in all rows of a sheet, and the description differs.
  const saysNothing = model.distinct <= 0.02 && model.isConstant && text.distinct > 0.1;
  // `Name of the group` is repeated.
  const isGroup = model.distinct < 0.6 && model.distinct < 0.6 * text.distinct;
  if (bestMeaning(name.column) !== 'model' && !isGroup && !saysNothing) return;
  if ((text.distinct < 0.8 && !saysNothing) || text.filled < 0.9 || text.lengthMean > namingLength) return;
  if (!isGroup && !saysNothing && text.wordsMean < 1.5 * model.wordsMean) return;
  byField.delete('description');
  byField.set('name', {
    ...described,
    field: 'name',
    confidence: 0.75,
    reason: 'a short description of each',
  });
}

/** `Family` beside `Description`: words for a kind are not names if a short text describes each product. */
export function preferDescriptionToKind(byField: Map<Field, Role>): void {
  const name = byField.get('name');
  const described = byField.get('description');
  if (!name || !described || name.column.stated || described.column.stated || byField.has('category')) return;
  if (bestMeaning(name.column) !== 'category' || !byField.has('sku')) return;
  const { filled, letters, lengthMean, distinct } = described.column.profile;
  if (filled < 0.9 || letters < 0.8 || lengthMean > longestName || distinct < 0.8) return;
  byField.delete('description');
  byField.set('category', { ...name, field: 'category' });
  byField.set('name', {
    ...described,
    field: 'name',
    confidence: 0.75,
    reason: 'a short description of each',
  });
}

/**
 * Meanings that serve as a name if there is no other, best first: a list of fittings has `Type: bend` and a code for
 * each.
 */
const namesByKind: readonly Meaning[] = ['type', 'model', 'description', 'category', 'variant', 'brand'];

/** Numbers under a word for names are a property, beside words for the product: `Leistung 2280` of `LG285 S1C`. */
export function addNameForFigures(byField: Map<Field, Role>, columns: readonly Column[]): void {
  const figures = byField.get('name');
  if (!figures || figures.column.stated || figures.column.profile.letters > 0.1) return;
  if (figures.column.profile.numeric < 0.9) return;
  const named = columns.find(
    (column) =>
      ['type', 'model', 'description'].includes(bestMeaning(column) ?? '') &&
      column.profile.letters > 0.8 &&
      column.profile.filled > 0.9,
  );
  if (!named) {
    byField.set('name', { ...figures, confidence: Math.min(figures.confidence, 0.5) });
    return;
  }
  for (const [field, role] of byField) if (role.column === named) byField.delete(field);
  byField.set('name', {
    field: 'name',
    column: named,
    confidence: 0.55,
    reason: 'says what kind of thing it is, beside figures',
  });
}

/** Prices of durations only: each is one of the service in the heading above. */
export function addNameOfDurations(byField: Map<Field, Role>): void {
  const duration = byField.get('durationMinutes');
  if (!duration || byField.has('name') || byField.has('sku') || !byField.has('price')) return;
  byField.set('name', {
    field: 'name',
    column: duration.column,
    confidence: 0.5,
    reason: 'only its duration tells each apart',
  });
}

/** Meanings of products with sizes; a maker has no sizes. */
const comesInSizes: ReadonlySet<Meaning> = new Set(['type', 'model', 'description']);

/** `160 g`, `1 kg`: quantities of the product in the heading above. */
const saysAmounts = ({ profile }: Column): boolean =>
  profile.amounts > 0.6 && profile.numeric < 0.5 && profile.codes < 0.5;

/** `M100 (B7,5)`, `M150 (B10)`: makes that no two rows share. */
const tellsApart = ({ profile }: Column): boolean =>
  profile.distinct > 0.9 && profile.numeric === 0 && profile.money === 0;

/** `W`, `RGB`, `new`: short remarks that are repeated describe products and do not name them. */
const isShortRemark = ({ profile }: Column): boolean => profile.lengthMean < 12 && profile.distinct < 0.5;

/** Of columns with the same meaning, one that tells a fifth as many rows apart as another names none of them. */
const tellingLeast = 0.2;

/** `Kind of massage` over the only words of a table: the name of each row, even if other rows have the same. */
export function kindAlone(columns: readonly Column[]): Column | undefined {
  const [worded, another] = columns.filter(({ profile, stated }) => profile.letters > 0 && !stated);
  return worded && !another && bestMeaning(worded) === 'type' && worded.profile.filled > 0.9
    ? worded
    : undefined;
}

/** Beside codes, the kind of a product serves as its name, even if it is repeated. */
export function addNameOfKind(byField: Map<Field, Role>, columns: readonly Column[]): void {
  if (byField.has('name') || !(byField.has('sku') || byField.has('price'))) return;
  // A text that is repeated with each size is the product that has those sizes.
  const hasSizes = columns.some((each) => bestMeaning(each) === 'variant' && each.profile.filled > 0.6);
  for (const meaning of namesByKind) {
    const alike = columns.filter(
      (each) =>
        bestMeaning(each) === meaning &&
        (each.profile.letters > 0.6 || saysAmounts(each) || tellsApart(each)) &&
        each.profile.filled > 0.6 &&
        !(meaning === 'description' && isShortRemark(each) && !saysAmounts(each)) &&
        (byField.has('sku') || (hasSizes && comesInSizes.has(meaning)) || each.profile.distinct > 0.5),
    );
    const most = Math.max(...alike.map(({ profile }) => profile.distinct));
    // `Category` is the same in nearly every row, and `Collection` differs.
    const column = alike.find(({ profile }) => profile.distinct >= most * tellingLeast);
    if (!column) continue;
    for (const [field, role] of byField) if (role.column === column) byField.delete(field);
    byField.set('name', { field: 'name', column, confidence: 0.5, reason: 'says what kind of thing it is' });
    // `Type | Subtype | Model`: a distinction within the type, and not a code of the vendor.
    const code = byField.get('sku')?.column;
    if (meaning === 'type' && code && !code.stated && bestMeaning(code) === 'model') byField.delete('sku');
    return;
  }
}

/** Long texts under an unknown header describe what the first column names, if that distinguishes all rows. */
export function addNameBesideTexts(byField: Map<Field, Role>, columns: readonly Column[]): void {
  const texts = byField.get('name');
  if (!texts || isHeaderRead(texts.column) || texts.column.profile.lengthMean <= longestName) return;
  const first = columns.find(({ profile }) => profile.filled > 0.9);
  if (!first || first.header === null || bestMeaning(first) !== null || first.index > texts.column.index)
    return;
  const { distinct, numeric, lengthMean, addresses, contacts } = first.profile;
  if (distinct < 0.95 || numeric > 0.3 || lengthMean > longestName || addresses + contacts > 0) return;
  if ([...byField.values()].some(({ column }) => column === first)) return;
  byField.set('name', { field: 'name', column: first, confidence: 0.4, reason: 'tells every row apart' });
  if (!byField.has('description'))
    byField.set('description', { ...texts, field: 'description', reason: 'long texts beside the name' });
}

const lastResorts = [
  { meaning: 'ordered', confidence: 0.5, reason: 'header says an amount; there is no other price' },
  { meaning: 'cost', confidence: 0.3, reason: 'header says cost; there is no selling price' },
] as const;

/** An amount or a cost is used as the price if there is none. */
export function addPriceOfLastResort(
  byField: Map<Field, Role>,
  columns: readonly Column[],
  kind: ListKind,
): void {
  if (byField.has('price')) return;
  const taken = new Set([...byField.values()].map(({ column }) => column));
  // For a service, the cost is what the customer pays.
  const cost =
    kind === 'services' &&
    columns.find(
      (column) => bestMeaning(column) === 'cost' && column.profile.filled > 0 && !taken.has(column),
    );
  if (cost) {
    byField.set('price', { field: 'price', column: cost, confidence: 0.8, reason: 'header says cost' });
    return;
  }
  for (const { meaning, confidence, reason } of lastResorts) {
    const column = columns.find(
      (candidate) =>
        bestMeaning(candidate) === meaning &&
        (candidate.header?.meanings[0]?.strength ?? 0) >= 0.85 &&
        candidate.profile.numeric > 0.5 &&
        // The same 1 in every row is a placeholder for a price; 1 and 0 are answers.
        (candidate.profile.flags < 0.9 || (meaning === 'cost' && candidate.profile.isConstant)) &&
        !taken.has(candidate),
    );
    if (!column) continue;
    const stands = meaning === 'cost' ? { stands: meaning } : {};
    byField.set('price', { field: 'price', column, confidence, reason, ...stands });
    return;
  }
}

const shiftedFilled = 0.5;
const untitledLeast = 2;
const shiftedMost = 0.5;

/**
 * Figures in several columns behind the last title: something, such as decimals after the separator of the file, has
 * moved the cells to the right, and the price may be another figure.
 */
export function doubtShiftedPrice(byField: Map<Field, Role>, columns: readonly Column[]): void {
  const price = byField.get('price');
  if (!price || price.column.stated || !isHeaderRead(price.column)) return;
  const last = columns.findLastIndex(({ header }) => (header?.text.trim() ?? '') !== '');
  const untitled = columns
    .slice(last + 1)
    .filter(({ profile }) => profile.filled >= shiftedFilled && profile.numeric > 0.5);
  if (untitled.length < untitledLeast) return;
  const confidence = Math.min(price.confidence, shiftedMost);
  byField.set('price', { ...price, confidence, reason: 'figures stand behind the last title' });
}

/** If products are named only by their code (`20SF`), the code is both. */
export function addCodeThatIsName(byField: Map<Field, Role>): void {
  const name = byField.get('name');
  const code = byField.get('sku');
  if (name && !code && name.column.profile.codes > 0.8 && name.column.profile.distinct > 0.9)
    byField.set('sku', { ...name, field: 'sku', confidence: 0.6, reason: 'the name is a code' });
  const part = byField.get('partNumber');
  // A column without a header is less likely a code than one named as a code.
  const isOnlyGuessed = code && !isHeaderRead(code.column) && !code.column.stated;
  if ((!code || isOnlyGuessed) && part && isHeaderRead(part.column) && part.column.profile.distinct > 0.9)
    byField.set('sku', { ...part, field: 'sku', confidence: 0.7, reason: 'there is no other code' });
  const isHeadless = code?.column.header === null && !code.column.stated;
  if (
    !name &&
    code &&
    (isHeaderRead(code.column) || (isHeadless && code.column.profile.numeric < 0.5)) &&
    code.column.profile.distinct > 0.5 &&
    byField.has('price')
  )
    byField.set('name', {
      ...code,
      field: 'name',
      confidence: isHeadless ? 0.5 : 0.4,
      reason: 'there is no other name',
    });
}

/** More columns of figures than a code, a price, a stock and a pack are a grid, such as one of widths and heights. */
const figuresMost = 5;

/** A table that has neither headers nor words, only figures in many columns, names no offers. */
export function dropGuessesInGrid(byField: Map<Field, Role>, columns: readonly Column[]): void {
  const filled = columns.filter(({ profile }) => profile.filled > 0);
  const isGrid =
    filled.length > figuresMost &&
    filled.every(({ header, stated, profile }) => header === null && !stated && profile.numeric > 0.9);
  if (isGrid) byField.clear();
}

/** If half of the rows share their code, it may as well be that of a brand or group. */
const sharedLeast = 0.5;
const sharedMost = 0.55;

/** A code that many rows share is doubtful: it may be that of a brand, a size or a group. */
export function doubtSharedCode(byField: Map<Field, Role>): void {
  const code = byField.get('sku');
  if (!code || code.column.stated || code.column.profile.distinct >= sharedLeast) return;
  const { numeric, lengthMean } = code.column.profile;
  // `Models that can be made: 95`: a count of them, beside the name.
  if (byField.has('name') && bestMeaning(code.column) === 'model' && numeric > 0.9 && lengthMean <= 3) {
    byField.delete('sku');
    return;
  }
  byField.set('sku', {
    ...code,
    confidence: Math.min(sharedMost, code.confidence),
    reason: `${code.reason}, and many rows share it`,
  });
}

/** If some rows lack the code, an id in every row that is not merely a number is used instead. */
export function preferCodeOfEveryRow(byField: Map<Field, Role>, columns: readonly Column[]): void {
  const code = byField.get('sku');
  if (!code || code.column.stated || code.column.profile.filled > 0.95) return;
  const id = columns.find(
    (column) =>
      bestMeaning(column) === 'rowId' &&
      column.profile.filled > 0.99 &&
      column.profile.distinct > 0.99 &&
      column.profile.codes > 0.9 &&
      column.profile.numeric < 0.5 &&
      column.profile.addresses === 0,
  );
  if (!id || [...byField.values()].some(({ column }) => column === id)) return;
  byField.set('sku', { field: 'sku', column: id, confidence: 0.7, reason: 'a code in every row' });
}
