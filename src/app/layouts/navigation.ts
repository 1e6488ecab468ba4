import { SHOP_PATH } from '../../lib/shop-path.ts';
import { isRole, rolePaths } from '../../lib/roles.ts';
import { routeTable } from '../routes/route-table.ts';
import { iconNames, type IconName } from '../routes/navigation-icons.ts';

export interface NavigationLink {
  /** The target address, with the part of the screen that is opened. */
  path: string;
  label: string;
  icon: IconName;
  /** Whether the entry is one of the few that fit a phone's bottom bar. */
  onPhone: boolean;
}

/** Where crew buy: the storefront, outside their workspace. */
const shop: NavigationLink = { path: SHOP_PATH, label: 'Shop', icon: 'stock', onPhone: true };

const byIcon = (one: NavigationLink, other: NavigationLink): number =>
  iconNames.indexOf(one.icon) - iconNames.indexOf(other.icon);

/** The pages of a role: its daily work first, profile and settings last; empty for an unknown role. */
export function navigationOf(role: string): NavigationLink[] {
  if (!isRole(role)) return [];
  const prefix = rolePaths[role].dashboard.replace(/dashboard$/, '');
  const links = routeTable.flatMap(({ path, title, nav }): NavigationLink[] =>
    nav && path.startsWith(prefix)
      ? [
          {
            path: `${path}${nav.search ?? ''}`,
            label: nav.label ?? title,
            icon: nav.icon,
            onPhone: nav.phone ?? false,
          },
        ]
      : [],
  );
  const sorted = links.toSorted(byIcon);
  return role === 'crew_member' ? [...sorted.slice(0, 1), shop, ...sorted.slice(1)] : sorted;
}

/** Lists for admins that share the dashboard's address. */
const people: readonly NavigationLink[] = [
  { path: '/admin/dashboard?show=people', label: 'People', icon: 'people', onPhone: false },
];

/** The entries of a role's rail: its pages, and for admins the lists of people. */
export const railOf = (role: string): NavigationLink[] =>
  role === 'admin' ? [...navigationOf(role), ...people].sort(byIcon) : navigationOf(role);

/** The entries to which pages with an address elsewhere belong, by the beginning of that address. */
const entriesOf = {
  '/crew/bookings': '/crew/calendar',
  '/crew/booking': '/crew/booking/select-service',
  '/service-providers/bookings': '/service-provider/bookings',
  '/supplier/orders-details': '/supplier/orders',
} as const;

const isIn = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The entry whose page, or one that belongs to it, is open. Of several with the same path, the one whose search the
 * address has; one of several people belongs to them.
 */
export function currentOf<Link extends Pick<NavigationLink, 'path'>>(
  links: readonly Link[],
  { pathname, search }: Address,
): Link | undefined {
  const elsewhere = Object.entries(entriesOf).find(([beginning]) => isIn(pathname, beginning));
  const shown = new URLSearchParams(search.replace('show=person&', 'show=people&'));
  const fit = ({ path }: Link): number => {
    const asked = [...new URLSearchParams(path.split('?')[1])];
    return asked.every(([name, value]) => shown.get(name) === value) ? asked.length : -1;
  };
  return links
    .filter(({ path }) => isIn(elsewhere?.[1] ?? pathname, path.split('?')[0] ?? path))
    .toSorted((one, other) => fit(other) - fit(one))[0];
}

interface PhoneLinks {
  readonly bar: readonly NavigationLink[];
  /** Behind "More", the bar's last entry. */
  readonly more: readonly NavigationLink[];
}

/** Where a phone, which has no rail, shows each entry. */
export const phoneLinksOf = (links: readonly NavigationLink[]): PhoneLinks => ({
  bar: links.filter(({ onPhone }) => onPhone),
  more: links.filter(({ onPhone }) => !onPhone),
});
