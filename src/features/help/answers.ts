import { businessTerms } from '../../lib/business-terms.ts';
import type { RoleName } from '../../lib/roles.ts';

const { captureHours, returns } = businessTerms;

interface Answers {
  readonly title: string;
  /** Other words by which people look for it. */
  readonly words: string;
  readonly points: readonly string[];
}

const keys: Answers = {
  title: 'Keys',
  words: 'shortcuts keyboard',
  points: [
    'Ctrl K, or a slash where you aren’t typing: search everything (⌘ K on a Mac).',
    'Esc: close what is open.',
    'Tab, and Enter or the space bar: go through a page and press what you reach.',
  ],
};

const ofCrew: readonly Answers[] = [
  {
    title: 'Ordering',
    words: 'when charged charges pay paid payment card money reserved authorised checkout change released',
    points: [
      'At the checkout the amount is reserved and nothing is charged yet.',
      `Each supplier says what it can send. You’re charged once, for what was accepted, ${captureHours} hours after you ordered at the latest. The rest is released.`,
      'Where a supplier proposes a change, you accept or refuse it on the order’s page.',
    ],
  },
  {
    title: 'Booking',
    words: 'when charged charges pay paid payment reschedule another time extra work',
    points: [
      'The amount is reserved with your request, and taken when the provider confirms.',
      'Either side can propose another time. The old one stays until the new one is agreed, and nothing is charged again.',
      'Extra work found on board costs only what you have accepted.',
    ],
  },
  {
    title: 'Returns and problems',
    words: 'refund send back money broken missing damaged late complaint dispute days',
    points: [
      `Until ${returns.requestDays} days after delivery you can ask on the order’s page to return something, or to keep it for less.`,
      'Something is missing, broken or not done: report a problem on the page of the order or booking.',
      'Refunds go back the way you paid.',
    ],
  },
];

const ofSupplier: readonly Answers[] = [
  {
    title: 'Orders',
    words: 'confirm dispatch send charged paid payout change partly',
    points: [
      'Confirm all of an order, a part of it, or propose a change, before its time runs out.',
      'Send nothing before the order is charged: until then its page says by when that is.',
    ],
  },
  {
    title: 'Returns',
    words: 'refund send back goods stock reason',
    points: [
      `For ${returns.requestDays} days after delivery a buyer can ask to return something. You find it under your orders, with their reason and pictures.`,
      'Goods go back to your stock only where you say so.',
    ],
  },
];

const ofProvider: readonly Answers[] = [
  {
    title: 'Bookings',
    words: 'answer confirm propose time charged paid payout extra work',
    points: [
      'Answer a request before its time runs out. The crew’s payment is taken when you confirm.',
      'Another time that you propose holds once the crew have agreed; until then the old one stays.',
      'Extra work is paid once the crew have accepted it.',
    ],
  },
];

const byRole: Readonly<Record<RoleName, readonly Answers[]>> = {
  crew_member: ofCrew,
  supplier: ofSupplier,
  service_provider: ofProvider,
  admin: [],
};

/** The answers of each role by the heading that visitors find them under; keys are for who is signed in. */
export const answersForVisitors = [
  { of: 'for crew', answers: ofCrew },
  { of: 'for suppliers', answers: ofSupplier },
  { of: 'for service providers', answers: ofProvider },
] as const;

/** How Quayside works for who reads, in sentences that hold for everybody of their role. */
export const answersOf = (role: RoleName): readonly Answers[] => [...byRole[role], keys];
