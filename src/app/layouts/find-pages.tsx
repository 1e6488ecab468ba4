import { CornerDownRight, LogIn, MapPin } from 'lucide-react';
import type { FindablePage } from '../../features/finding/index.ts';
import { rolePaths, type RoleName } from '../../lib/roles.ts';
import { meanwhile } from '../routes/meanwhile.ts';
import type { IconName } from '../routes/navigation-icons.ts';
import { routeTable } from '../routes/route-table.ts';
import { NavigationIcon } from './navigation-icon.tsx';
import type { NavigationLink } from './navigation.ts';

/** By which other words people look for what is under an entry of the navigation. */
const otherWords: Readonly<Partial<Record<IconName, string>>> = {
  home: 'overview start home tasks',
  settings: 'account preferences name picture phone time zone',
  money: 'money invoices statements payouts payments refunds ledger earnings sales',
  orders: 'purchases deliveries returns track',
  bookings: 'appointments jobs visits requests',
  calendar: 'free times working hours teams closed holiday time off',
  company: 'colleagues logo vat ports address commission fee delivery methods payment account',
  stock: 'price list import upload products listings',
  services: 'price list import upload book technician',
  cart: 'basket checkout pay',
  approve: 'vendors suppliers providers review papers approve',
  person: 'name yacht licences picture berths',
};

interface PagePart {
  readonly at: string;
  readonly label: string;
  readonly words: string;
}

/** Parts of pages that people look for by name. */
const settingsParts: readonly PagePart[] = [
  {
    at: 'settings?tab=security',
    label: 'Security',
    words: 'settings password passkey second factor sessions sign in 2fa',
  },
  {
    at: 'settings?tab=notifications',
    label: 'Notification settings',
    words: 'email mails push daily unsubscribe preferences',
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
const adminParts: readonly PagePart[] = [
  {
    at: 'settings?tab=market',
    label: 'Market settings',
    words: 'commission rate fee percent policies switches features',
  },
  { at: 'settings?tab=admins', label: 'Admins', words: 'settings invite colleague remove' },
  { at: 'settings?tab=audit', label: 'Audit log', words: 'settings history who did what export' },
  {
    at: 'dashboard?show=messages',
    label: 'Messages',
    words: 'contact inbox spam questions answer',
  },
];

const visitorsAlone = new Set(['/get-started', '/apply', '/login', '/signup']);
const everybodys = new Set(['/privacy-policy', '/terms-and-conditions']);

const isFindable = (path: string): boolean => !/[:*]/.test(path) && !Object.hasOwn(meanwhile, path);

/** The pages that this reader can open, those of their navigation first; null: a visitor. */
export function findablePages(
  role: RoleName | null,
  links: readonly NavigationLink[],
): readonly FindablePage[] {
  const ofRole = links.map(({ path, label, icon }): FindablePage => ({
    path,
    label,
    icon: <NavigationIcon name={icon} size={18} />,
    ...(otherWords[icon] !== undefined && { words: otherWords[icon] }),
  }));
  const prefix = role === null ? null : rolePaths[role].dashboard.replace(/dashboard$/, '');
  const parts = [notificationsPart, ...(role === 'admin' ? adminParts : []), ...settingsParts];
  const ofPages = parts.flatMap(({ at, label, words }): FindablePage[] =>
    prefix === null
      ? []
      : [
          {
            path: `${prefix}${at}`,
            label,
            words,
            isPart: true,
            icon: <CornerDownRight size={18} strokeWidth={1.75} aria-hidden />,
          },
        ],
  );
  const forEverybody = routeTable.flatMap(({ path, title, layout }): FindablePage[] => {
    if (!isFindable(path) || links.some((link) => link.path === path)) return [];
    if (layout === 'public')
      return [
        {
          path,
          label: path === '/' ? 'Home page of the shop' : title,
          icon: <MapPin size={18} strokeWidth={1.75} aria-hidden />,
        },
      ];
    if (everybodys.has(path) || (role === null && visitorsAlone.has(path)))
      return [{ path, label: title, icon: <LogIn size={18} strokeWidth={1.75} aria-hidden /> }];
    return [];
  });
  return [...ofRole, ...ofPages, ...forEverybody];
}
