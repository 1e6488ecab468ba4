import { BookOpen, CornerDownRight, Lightbulb, LogIn, MapPin, Ship } from 'lucide-react';
import type { FindablePage } from '../../features/global-search/index.ts';
import {
  answersForVisitors,
  articleList,
  articlePath,
  isForOthersThanAsk,
  type Answer,
} from '../../features/help/index.ts';
import { rolePaths, type RoleName } from '../../lib/roles.ts';
import { meanwhile } from '../routes/meanwhile.ts';
import type { IconName } from '../routes/navigation-icons.ts';
import { routeTable } from '../routes/route-table.ts';
import { listParts, type PagePart } from './global-search-lists.ts';
import { NavigationIcon } from './navigation-icon.tsx';
import type { NavigationLink } from './navigation.ts';

/** Synonyms by which users search for a navigation entry. */
const otherWords: Readonly<Partial<Record<IconName, string>>> = {
  home: 'overview start home tasks',
  settings: 'account preferences name picture phone email time zone',
  money: 'money payouts payments refunds ledger earnings sales transfers paid',
  orders: 'purchases deliveries parcels packages shipments track where status on its their way coming sent',
  bookings: 'appointments jobs visits requests',
  calendar: 'free times working hours teams closed holidays vacation time off absence',
  company: 'logo VAT tax ports address commission fee bank payment account',
  stock: 'price list import upload products listings',
  services: 'price list import upload book technician',
  cart: 'basket checkout pay',
  approve: 'vendors suppliers providers applications review papers approve new waiting pending',
  person: 'name yacht licences picture berths',
};

/** Parts of pages that users search for by name. */
const settingsParts: readonly PagePart[] = [
  {
    at: 'settings?tab=security',
    label: 'Security',
    words: 'settings change password passkey two second factor authenticator sessions sign in 2FA',
  },
  {
    at: 'settings?tab=security',
    label: 'Sign out everywhere else',
    words:
      'settings sessions log off logout out me all devices computers browsers phones lost stolen hacked somebody someone else used use using account security',
    about: 'In the security settings, under your sessions',
  },
  {
    at: 'settings?tab=notifications',
    label: 'Notification settings',
    words: 'email mails push daily unsubscribe preferences mute silence',
  },
  { at: 'settings?tab=appearance', label: 'Appearance', words: 'settings theme dark light' },
  {
    at: 'settings?tab=privacy',
    label: 'Privacy',
    words: 'settings export data close delete account cookies',
  },
];
const notificationsPart: PagePart = {
  at: 'notifications',
  label: 'Notifications',
  words: 'news bell unread',
};
const returnWords = 'returns refund send goods back complaint broken';

const vendorDocuments: readonly PagePart[] = [
  {
    at: 'transactions?view=invoices',
    label: 'Invoices',
    words: 'receipts documents pdf credit notes bills VAT tax',
  },
  {
    at: 'transactions?view=statements',
    label: 'Statements',
    words: 'documents pdf months bookkeeping accountant',
  },
];

const colleaguesPart: PagePart = {
  at: 'profile?tab=colleagues',
  label: 'Colleagues',
  words: 'people team staff invite roles owner editor reader remove access',
};

/** What else each role finds under each entry of its navigation. */
const roleParts: Readonly<Record<RoleName, readonly PagePart[]>> = {
  crew_member: [
    { at: 'orders-management?show=approvals', label: 'Approvals', words: 'requests limit approve ask owner' },
    {
      at: 'orders-management?show=lists',
      label: 'Shopping lists',
      words: 'favourites heart reorder again',
    },
    {
      at: 'orders-management?show=quick-order',
      label: 'Quick order',
      words: 'part numbers paste list excel',
    },
    { at: 'calendar', label: 'Calendar', words: 'month agenda deliveries dates' },
    {
      at: 'financial-management?view=invoices',
      label: 'Invoices',
      words: 'receipts documents pdf credit notes bills VAT tax',
    },
  ],
  supplier: [
    { at: 'orders?tab=returns', label: 'Returns to answer', words: returnWords },
    ...vendorDocuments,
    {
      at: 'profile?tab=delivery',
      label: 'Delivery methods',
      words: 'shipping courier berth cost ports VAT OSS',
    },
    colleaguesPart,
  ],
  service_provider: [...vendorDocuments, colleaguesPart],
  admin: [
    {
      at: 'approve?status=all',
      label: 'Vendors',
      words: 'shops stores companies suppliers providers suspend block pause restrict close',
      about: 'Suspend one on the page of its application',
    },
    {
      at: 'approve?status=suspended',
      label: 'Suspended vendors',
      words: 'blocked banned reinstate suspended suspension companies shops',
    },
    {
      at: 'dashboard?show=people',
      label: 'People',
      words: 'users user accounts account customers crew buyers members persons suspend block ban fraudster',
      about: 'Everybody with an account. Suspend somebody on their page',
    },
    {
      at: 'dashboard?show=people&status=suspended',
      label: 'Suspended people',
      words: 'users user accounts blocked banned reinstate suspended suspension customers crew',
    },
    {
      at: 'orders-management?status=disputed',
      label: 'Disputed orders',
      words: 'disputes problems complaints decide chargebacks refund',
    },
    {
      at: 'bookings-management?status=disputed',
      label: 'Disputed bookings',
      words: 'disputes problems complaints decide chargebacks refund',
    },
    {
      at: 'orders-management',
      label: 'Refund something',
      words: 'refunds money back cancel cancellation cancelled stop',
      about: 'On the page of its order or booking',
    },
    {
      at: 'financial-management',
      label: 'Invoices and VAT',
      words: 'tax ledger bills receipts documents',
      about: 'An invoice is on the page of its order or booking',
    },
    {
      at: 'orders-management?returns=to_decide',
      label: 'Returns and lower prices to decide',
      words: returnWords,
    },
    {
      at: 'settings?tab=market',
      label: 'Market settings',
      words: 'commission rate fee percent policies switches features',
    },
    { at: 'settings?tab=admins', label: 'Admins', words: 'settings invite colleague remove left' },
    { at: 'settings?tab=audit', label: 'Audit log', words: 'settings history who did what export' },
    {
      at: 'notifications?show=messages',
      label: 'Announcements',
      words: 'announcement broadcast newsletter message everybody email',
    },
    {
      at: 'dashboard?show=messages',
      label: 'Messages',
      words: 'contact inbox spam questions answer',
    },
  ],
};

/** Puts what the market has set into the sentences of an answer. */
type ToldWith = (points: readonly string[]) => readonly string[];

/** The texts by which the search finds an answer. */
export const findableAnswer = ({ title, words, points }: Answer, toldWith: ToldWith) => ({
  label: title,
  words: `help ${words}`,
  points: toldWith(points),
});

/** A visitor has no help menu, so the answers are found in the resource centre. */
const answersOfVisitors = (toldWith: ToldWith): readonly FindablePage[] =>
  answersForVisitors.flatMap(({ of, audience, answers }) =>
    answers.map((answer): FindablePage => ({
      ...findableAnswer(answer, toldWith),
      path: `/resource-center#${answer.slug}`,
      ...((audience === 'suppliers' || audience === 'providers') && {
        about: `For ${of.replace('for ', '')}`,
      }),
      isPart: true,
      isForOthers: (typed) => isForOthersThanAsk(audience, typed),
      icon: <Lightbulb size={18} strokeWidth={1.75} aria-hidden />,
    })),
  );

/** Reading that is open to everyone. */
export const findableArticles: readonly FindablePage[] = articleList.map(
  ({ slug, title, lead, keywords }) => ({
    path: articlePath(slug),
    label: title,
    words: `${lead} ${keywords}`,
    about: lead,
    isPart: true,
    icon: <BookOpen size={18} strokeWidth={1.75} aria-hidden />,
  }),
);

/** A yacht of the reader, where it is kept. */
export const findableYacht = (name: string): FindablePage => ({
  path: '/crew/profile',
  label: name,
  about: 'Your yacht: its berth, and who buys for it',
  isPart: true,
  icon: <Ship size={18} strokeWidth={1.75} aria-hidden />,
});

const visitorsAlone = new Set(['/get-started', '/apply', '/login', '/signup', '/forgot-password']);
const everybodys = new Set(['/privacy-policy', '/terms-and-conditions']);

/** Synonyms by which users search for the pages that are open to everyone. */
const publicWords: Readonly<Record<string, string>> = {
  '/about-us': 'what is quayside company who market how it works',
  '/apply': 'sell register supplier provider shop partner',
  '/contact-us': 'support help phone email write complaint',
  '/forgot-password': 'forgot lost reset change sign in log in',
  '/get-started': 'sell register sign up join supplier provider crew',
  '/login': 'log in login account',
  '/privacy-policy': 'data gdpr cookies personal',
  '/resource-center': 'help articles guides how to faq answers',
  '/resource-center/test': 'quiz',
  '/signup': 'sign up register join new',
  '/terms-and-conditions': 'legal contract rules',
  '/vendor-services': 'book technician providers ports',
};

const isFindable = (path: string): boolean => !/[:*]/.test(path) && !Object.hasOwn(meanwhile, path);

/** The pages that this user can open, those in their navigation first; null for a visitor. */
export function findablePages(
  role: RoleName | null,
  links: readonly NavigationLink[],
  toldWith: ToldWith = (points) => points,
): readonly FindablePage[] {
  const ofRole = links.map(({ path, label, icon }): FindablePage => ({
    path,
    label,
    icon: <NavigationIcon name={icon} size={18} />,
    ...(otherWords[icon] !== undefined && { words: otherWords[icon] }),
  }));
  const prefix = role === null ? null : rolePaths[role].dashboard.replace(/dashboard$/, '');
  const parts =
    role === null ? [] : [notificationsPart, ...roleParts[role], ...listParts[role], ...settingsParts];
  const ofPages = parts.map(({ at, ...part }): FindablePage => ({
    ...part,
    path: `${prefix}${at}`,
    isPart: true,
    icon: <CornerDownRight size={18} strokeWidth={1.75} aria-hidden />,
  }));
  const forEverybody = routeTable.flatMap(({ path, title, layout }): FindablePage[] => {
    if (!isFindable(path) || links.some((link) => link.path === path)) return [];
    if (layout === 'public')
      return [
        {
          path,
          label: path === '/' ? 'Home page of the shop' : title,
          ...(publicWords[path] !== undefined && { words: publicWords[path] }),
          icon: <MapPin size={18} strokeWidth={1.75} aria-hidden />,
        },
      ];
    if (everybodys.has(path) || (role === null && visitorsAlone.has(path)))
      return [
        {
          path,
          label: title,
          ...(publicWords[path] !== undefined && { words: publicWords[path] }),
          icon: <LogIn size={18} strokeWidth={1.75} aria-hidden />,
        },
      ];
    return [];
  });
  return [...ofRole, ...ofPages, ...(role === null ? answersOfVisitors(toldWith) : []), ...forEverybody];
}
