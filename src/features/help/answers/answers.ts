import type { RoleName } from '../../../lib/roles.ts';
import type { Answer } from './answer.types.ts';
import { answersForAdmins } from './for-admins.ts';
import { answersForCrew } from './for-crew.ts';
import { answersBeforeSigningUp, answersForEverybody } from './for-everybody.ts';
import { answersForProviders } from './for-providers.ts';
import { answersForSuppliers } from './for-suppliers.ts';

const keys: Answer = {
  slug: 'keys',
  title: 'Keys',
  words: 'shortcuts keyboard',
  points: [
    'Ctrl K, or a slash where you aren’t typing: search everything (⌘ K on a Mac).',
    'Esc: close what is open.',
    'Tab, and Enter or the space bar: go through a page and press what you reach.',
  ],
  ways: [],
};

const byRole: Readonly<Record<RoleName, readonly Answer[]>> = {
  crew_member: answersForCrew,
  supplier: answersForSuppliers,
  service_provider: answersForProviders,
  admin: answersForAdmins,
};

/** All answers by audience, in the order for visitors, who mostly want to buy. */
export const answersForVisitors = [
  {
    audience: 'everybody',
    title: 'Before you start, and for everybody',
    of: 'for everybody',
    answers: [...answersBeforeSigningUp, ...answersForEverybody],
  },
  {
    audience: 'crew',
    title: 'Buying and booking',
    of: 'for crew',
    answers: answersForCrew,
  },
  {
    audience: 'suppliers',
    title: 'Selling goods',
    of: 'for suppliers',
    answers: answersForSuppliers,
  },
  {
    audience: 'providers',
    title: 'Selling services',
    of: 'for service providers',
    answers: answersForProviders,
  },
] as const;

/** The answers for a role. */
export const answersOf = (role: RoleName): readonly Answer[] => [
  ...byRole[role],
  ...(role === 'admin' ? answersForEverybody.filter(({ slug }) => slug === 'reviews') : answersForEverybody),
  keys,
];
