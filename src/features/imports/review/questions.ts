import type { ImportKind, ReviewField } from '../../../machines/import/index.ts';
import type { Conversion, Question } from './review.types.ts';

interface Asked {
  readonly field: ReviewField;
  readonly title: string;
  readonly help: string;
  readonly isNeeded: boolean;
  readonly proposal: string | null;
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
    help: 'As a percentage, shown next to the price. Keep it empty if there is none.',
    isNeeded: false,
    proposal: null,
  },
];

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
    help: 'In minutes. This is how long we block in your calendar. If you leave it empty, we use 60.',
    isNeeded: false,
    proposal: '60',
  },
];

interface Known {
  readonly currency: string;
  readonly lacking: (field: ReviewField) => number;
  readonly answerOf: (field: ReviewField) => string | null;
}

/** What the file doesn't say, asked once for all rows that lack it; the needed ones first. */
export function questionsOf(kind: ImportKind, { currency, lacking, answerOf }: Known): readonly Question[] {
  const asked = kind === 'products' ? ofProducts(currency) : ofServices(currency);
  return asked
    .map((question) => ({ ...question, rows: lacking(question.field), answer: answerOf(question.field) }))
    .filter(({ rows }) => rows > 0)
    .sort((one, other) => Number(other.isNeeded) - Number(one.isNeeded));
}

export interface ReferenceRate {
  readonly currency: string;
  /** How many units of the market's currency one unit is worth, as a decimal. */
  readonly rate: string;
  /** A date: `2026-11-02`. */
  readonly asOf: string;
}

/** Each foreign currency of the list with its rate. */
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
