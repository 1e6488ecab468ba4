import type { ImportKind, ReviewField } from '../../../machines/import/index.ts';
import { notCounted } from './field-text.domain.ts';
import type {
  Conversion,
  FileColumn,
  Guess,
  PriceOption,
  PriceQuestion,
  Question,
  Understood,
} from './review.types.ts';

interface Asked {
  readonly field: ReviewField;
  readonly title: string;
  readonly help: string;
  readonly isNeeded: boolean;
  readonly proposal: string | null;
  readonly otherwise?: Question['otherwise'];
}

const ofProducts = (currency: string): readonly Asked[] => [
  {
    field: 'currency',
    title: 'Which currency are these prices in?',
    help: 'Your file doesn’t say. These rows can’t be sold until we know.',
    isNeeded: true,
    proposal: currency,
  },
  {
    field: 'departments',
    title: 'Which departments are these for?',
    help: 'Crew browse by department. Without one, they can only find it by search.',
    isNeeded: false,
    proposal: null,
  },
  {
    field: 'tax',
    title: 'Which tax rate applies?',
    help: 'As a percentage, shown next to the price. If you don’t charge tax, say so: we never assume it.',
    isNeeded: true,
    proposal: null,
    otherwise: { value: '0', label: 'No tax' },
  },
];

const stock: Asked = {
  field: 'stock',
  title: 'How many do you have?',
  help: 'Goods you don’t count show as “Ask for availability”, and you confirm each order.',
  isNeeded: true,
  proposal: null,
  otherwise: { value: notCounted, label: 'Not counted' },
};

const ofServices = (currency: string): readonly Asked[] => [
  ...ofProducts(currency),
  {
    field: 'pricedPer',
    title: 'What are these prices for?',
    help: 'Your file doesn’t say. These rows can’t be sold until we know.',
    isNeeded: true,
    proposal: 'visit',
  },
  {
    field: 'unit',
    title: 'What is the unit called?',
    help: 'As shown after the price: m², metre, item.',
    isNeeded: true,
    proposal: 'item',
  },
  {
    field: 'durationMinutes',
    title: 'How long does each take?',
    help: 'In minutes. This is how long we block in your calendar.',
    isNeeded: true,
    proposal: '60',
  },
  {
    field: 'leadTimeHours',
    title: 'How long before the start can it be booked?',
    help: 'In hours. Crew can’t book a time that starts sooner.',
    isNeeded: true,
    proposal: '24',
  },
];

/** Fields that usually have one value for the whole list, so that the value of some rows is proposed for the others. */
const saidOnce: ReadonlySet<ReviewField> = new Set([
  'currency',
  'tax',
  'durationMinutes',
  'leadTimeHours',
] as const);

interface Known {
  readonly currency: string;
  readonly lacking: (field: ReviewField) => number;
  readonly answerOf: (field: ReviewField) => string | null;
  /** The most frequent value in the file; null if there is none. */
  readonly usual: (field: ReviewField) => string | null;
}

/** The values that the file lacks, each asked once for all rows; required ones first. */
export function questionsOf(
  kind: ImportKind,
  { currency, lacking, answerOf, usual }: Known,
): readonly Question[] {
  const asked = kind === 'products' ? [...ofProducts(currency), stock] : ofServices(currency);
  return asked
    .map((question) => ({ ...question, rows: lacking(question.field), answer: answerOf(question.field) }))
    .filter(({ rows }) => rows > 0)
    .map((question) => ({
      ...question,
      proposal: (saidOnce.has(question.field) ? usual(question.field) : null) ?? question.proposal,
    }))
    .sort((one, other) => Number(other.isNeeded) - Number(one.isNeeded));
}

const isRival = ({ couldBe }: Understood['columns'][number]): boolean => couldBe === 'price';

/**
 * Which of several columns is the price, if the parser was not sure. Columns are identified by their headers, since a
 * workbook has many sheets.
 */
export function priceQuestionOf(
  understood: Understood,
  columns: readonly FileColumn[],
): PriceQuestion | null {
  const sheets = new Set(understood.columns.filter(isRival).map(({ sheet }) => sheet));
  const options = new Map<string, PriceOption>();
  for (const [index, read] of understood.columns.entries()) {
    const column = columns[index];
    const isTaken = read.field === 'price';
    if (!column || read.header === null || !sheets.has(read.sheet) || !(isTaken || isRival(read))) continue;
    const before = options.get(read.header);
    options.set(read.header, {
      header: read.header,
      example: before?.example ?? column.samples[0] ?? null,
      isProposed: isTaken || before?.isProposed === true,
      columns: [...(before?.columns ?? []), column],
    });
  }
  if (options.size < 2) return null;
  const all = [...options.values()].sort((one, other) => Number(other.isProposed) - Number(one.isProposed));
  const answer = all.find((option) =>
    option.columns.every(({ field, isChosen }) => isChosen && field === 'price'),
  );
  return { options: all, answer: answer?.header ?? null };
}

/** From this many rows with a guessed value their column is asked about; fewer are checked one by one. */
const guessedFrom = 2;

/** The guessed fields whose columns the vendor has not chosen; a price that may be in several columns is asked about before. */
export const guessesOf = (
  guessed: ReadonlyMap<ReviewField, number>,
  columns: readonly FileColumn[],
  priceQuestion: PriceQuestion | null,
): readonly Guess[] =>
  [...guessed]
    .filter(([field, rows]) => rows >= guessedFrom && !(field === 'price' && priceQuestion !== null))
    .map(([field, rows]) => ({
      field,
      rows,
      columns: columns.filter((column) => column.field === field && !column.isChosen),
    }))
    .filter((guess) => guess.columns.length > 0);

export interface ReferenceRate {
  readonly currency: string;
  /** The value of one unit in the market's currency, as a decimal. */
  readonly rate: string;
  /** A date: `2026-11-02`. */
  readonly asOf: string;
}

/** The foreign currencies of the list with their rates. */
export const conversionsOf = (
  foreign: readonly (readonly [string, number])[],
  confirmed: ReadonlyMap<string, string>,
  references: readonly ReferenceRate[],
): readonly Conversion[] =>
  foreign.map(([currency, rows]) => {
    const reference = references.find((each) => each.currency === currency);
    return {
      currency,
      rows,
      rate: confirmed.get(currency) ?? null,
      proposal: reference ? { rate: reference.rate, asOf: reference.asOf } : null,
    };
  });
