/** The behaviour of a test card; numbers and behaviour are from the provider's "Testing" page. */
type CardBehaviour =
  | { readonly kind: 'pays' }
  /** Pays, and is disputed as soon as it is charged. */
  | { readonly kind: 'disputes' }
  | { readonly kind: 'authenticates' }
  | { readonly kind: 'declined'; readonly declineCode: string; readonly message: string };

interface TestCard {
  /** Without spaces. */
  readonly number: string;
  readonly behaviour: CardBehaviour;
}

const declined = (declineCode: string, message: string): CardBehaviour => ({
  kind: 'declined',
  declineCode,
  message,
});

/** The cards that the hosted page offers, by their behaviour. */
export const testCards = {
  pays: { number: '4242424242424242', behaviour: { kind: 'pays' } },
  declined: {
    number: '4000000000000002',
    behaviour: declined('generic_decline', 'Your card was declined.'),
  },
  'no-funds': {
    number: '4000000000009995',
    behaviour: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  authenticates: { number: '4000002760003184', behaviour: { kind: 'authenticates' } },
  disputes: { number: '4000000000000259', behaviour: { kind: 'disputes' } },
} as const satisfies Readonly<Record<string, TestCard>>;
export type TestCardName = keyof typeof testCards;

const known: readonly TestCard[] = [
  ...Object.values(testCards),
  { number: '5555555555554444', behaviour: { kind: 'pays' } },
];
const realCard = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card.',
);

export const behaviourOf = (number: string): CardBehaviour =>
  known.find((card) => card.number === number)?.behaviour ?? realCard;

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
];

export const brandOf = (number: string): string =>
  brands.find(([begins]) => begins.test(number))?.[1] ?? 'unknown';

/** The check digit of card numbers: every second digit from the right counts twice, with its digits added up. */
export function hasRightCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export const isTestCardName = (name: string): name is TestCardName => Object.hasOwn(testCards, name);
