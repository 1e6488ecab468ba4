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

/** The entries of a role's rail: its daily work first, profile and settings last; empty for an unknown role. */
export function navigationOf(role: string): NavigationLink[] {
  if (!isRole(role)) return [];
  const prefix = rolePaths[role].dashboard.replace(/dashboard$/, '');
  const links = routeTable
    .flatMap(({ path, title, nav }) =>
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
    )
    .sort((a, b) => iconNames.indexOf(a.icon) - iconNames.indexOf(b.icon));
  return role === 'crew_member' ? [...links.slice(0, 1), shop, ...links.slice(1)] : links;
}

/** The entries to which pages with an address elsewhere belong, by the beginning of that address. */
const entriesOf = {
  '/crew/bookings': '/crew/calendar',
  '/crew/booking': '/crew/booking/select-service',
  '/service-providers/bookings': '/service-provider/bookings',
} as const;

const isIn = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** Whether an entry's page, or one that belongs to it, is open. */
export function isCurrent({ path }: Pick<NavigationLink, 'path'>, pathname: string): boolean {
  const [entry = path] = path.split('?');
  const elsewhere = Object.entries(entriesOf).find(([beginning]) => isIn(pathname, beginning));
  return isIn(elsewhere?.[1] ?? pathname, entry);
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
