import { bestMeaning, isHeaderRead, type Column, type Role } from './column.ts';
import type { Field, ListKind } from './fields.ts';
import type { Meaning } from './lexicon/lexicon.ts';

/** What may stand over names all the same: `Discount on a full clean`, over what is cleaned. */
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
  // `Line 1`, `Number of nights`: over words these are none.
  'rowId',
  'quantity',
]);

/** The first column of words that differ names the rows, whatever its header says; only beside what says that it is a price. */
export function addNameOfLastResort(byField: Map<Field, Role>, columns: readonly Column[]): void {
  const code = byField.get('sku')?.column;
  // `Line 1` of a label holds words, and those are no codes where nothing else is a name.
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

/** Where only figures tell things apart, as numbers of profiles do, the first of them are what each is called. */
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

/** Cells longer than this, on the mean, describe. */
const longestName = 40;

/** Words in fewer rows name none of the others. */
const hardlyFilled = 0.3;

/** Lists of pipes and plates say how large each is, what it costs and where it is made: its size is all there is to call it. */
export function addNameOfSizes(byField: Map<Field, Role>, columns: readonly Column[]): void {
  const price = byField.get('price');
  const name = byField.get('name');
  const first = columns.find(({ profile }) => profile.filled > 0.5);
  if (!first || first.stated || !price || !(isHeaderRead(price.column) || price.column.stated)) return;
  // Where a size has several prices, each of them is a row.
  const distinctLeast = price.column.stated ? 0.25 : 0.5;
  if (!['variant', 'measure'].includes(bestMeaning(first) ?? '') || first.profile.distinct < distinctLeast)
    return;
  // Makers and countries come again and again.
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

/** A description shorter than this names what it describes. */
const namingLength = 90;

/** Of two descriptions, one this much shorter names. */
const shorterMost = 0.7;

/** Beside models and codes a short description that is another in each row is what people call the thing. */
export function addNameByDescription(byField: Map<Field, Role>): void {
  const name = byField.get('name');
  const described = byField.get('description');
  if (!name || !described || name.column.stated || described.column.stated) return;
  const [model, text] = [name.column.profile, described.column.profile];
  // `Item` over codes, `Description` over the words for what each is.
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
  // `Description | Long description`: of two that are called so, the shorter names.
  const saysSo = (role: Role) => bestMeaning(role.column) === 'description';
  if (saysSo(name) && saysSo(described)) {
    const isNaming = text.filled >= 0.9 && text.distinct >= 0.8 * model.distinct && text.letters > 0.5;
    if (!isNaming || text.lengthMean > shorterMost * model.lengthMean) return;
    byField.set('name', { ...described, field: 'name', reason: 'the shorter of two descriptions' });
    byField.set('description', { ...name, field: 'description', reason: 'the longer of two descriptions' });
    return;
  }
  // `Product` says of all rows of a sheet the same, and the description what each is.
  const saysNothing = model.distinct <= 0.02 && model.isConstant && text.distinct > 0.1;
  // `Name of the group` comes again and again.
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

/** `Family` beside `Description`: words for a kind name nothing where a short text says of each what it is. */
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

/** What names a thing where nothing else does, best first: a list of fittings says `Type: bend` and has a code for each. */
const namesByKind: readonly Meaning[] = ['type', 'model', 'description', 'category', 'variant', 'brand'];

/** Figures under a word for names are what a thing does, beside words for what it is: `Leistung 2280` of `LG285 S1C`. */
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

/** What has sizes; a maker has none of its own. */
const comesInSizes: ReadonlySet<Meaning> = new Set(['type', 'model', 'description']);

/** `160 g`, `1 kg`: how much there is of what the heading above names. */
const saysAmounts = ({ profile }: Column): boolean =>
  profile.amounts > 0.6 && profile.numeric < 0.5 && profile.codes < 0.5;

/** `W`, `RGB`, `new`: remarks of a few letters that come again and again describe, and name nothing. */
const isShortRemark = ({ profile }: Column): boolean => profile.lengthMean < 12 && profile.distinct < 0.5;

/** Beside codes, what kind of thing each is names it, though it comes again. */
export function addNameOfKind(byField: Map<Field, Role>, columns: readonly Column[]): void {
  if (byField.has('name') || !(byField.has('sku') || byField.has('price'))) return;
  // What comes again with each of its sizes is what they are sizes of.
  const hasSizes = columns.some((each) => bestMeaning(each) === 'variant' && each.profile.filled > 0.6);
  for (const meaning of namesByKind) {
    const column = columns.find(
      (each) =>
        bestMeaning(each) === meaning &&
        (each.profile.letters > 0.6 || saysAmounts(each)) &&
        each.profile.filled > 0.6 &&
        !(meaning === 'description' && isShortRemark(each) && !saysAmounts(each)) &&
        (byField.has('sku') || (hasSizes && comesInSizes.has(meaning)) || each.profile.distinct > 0.5),
    );
    if (!column) continue;
    for (const [field, role] of byField) if (role.column === column) byField.delete(field);
    byField.set('name', { field: 'name', column, confidence: 0.5, reason: 'says what kind of thing it is' });
    // `Type | Subtype | Model`: which of the kind it is, and not its number in somebody's books.
    const code = byField.get('sku')?.column;
    if (meaning === 'type' && code && !code.stated && bestMeaning(code) === 'model') byField.delete('sku');
    return;
  }
}

/** Long texts under an unknown header describe what the first column names, where that tells every row apart. */
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

/** A sum or a cost stands for the price where there is none. */
export function addPriceOfLastResort(
  byField: Map<Field, Role>,
  columns: readonly Column[],
  kind: ListKind,
): void {
  if (byField.has('price')) return;
  const taken = new Set([...byField.values()].map(({ column }) => column));
  // What a service costs is what is paid for it.
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
        !taken.has(candidate),
    );
    if (!column) continue;
    const stands = meaning === 'cost' ? { stands: meaning } : {};
    byField.set('price', { field: 'price', column, confidence, reason, ...stands });
    return;
  }
}

/** Where things are named by their code alone (`20SF`), the code is both. */
export function addCodeThatIsName(byField: Map<Field, Role>): void {
  const name = byField.get('name');
  const code = byField.get('sku');
  if (name && !code && name.column.profile.codes > 0.8 && name.column.profile.distinct > 0.9)
    byField.set('sku', { ...name, field: 'sku', confidence: 0.6, reason: 'the name is a code' });
  const part = byField.get('partNumber');
  // What no word stands over is less of a code than what is called one.
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

/** Half of the rows have a code that another has too: it is one of makes or groups as likely as one of what is sold. */
const sharedLeast = 0.5;
const sharedMost = 0.55;

/** A code that many rows share is doubtful: it may be one of the make, of the size, or of a group. */
export function doubtSharedCode(byField: Map<Field, Role>): void {
  const code = byField.get('sku');
  if (!code || code.column.stated || code.column.profile.distinct >= sharedLeast) return;
  byField.set('sku', {
    ...code,
    confidence: Math.min(sharedMost, code.confidence),
    reason: `${code.reason}, and many rows share it`,
  });
}

/** Where some rows lack the code that is called one, an id in every row that is no mere number is what each is known by. */
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
