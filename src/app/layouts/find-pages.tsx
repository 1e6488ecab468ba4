import { LogIn, MapPin } from 'lucide-react';
import type { FindablePage } from '../../features/finding/index.ts';
import type { RoleName } from '../../lib/roles.ts';
import { meanwhile } from '../routes/meanwhile.ts';
import type { IconName } from '../routes/navigation-icons.ts';
import { routeTable } from '../routes/route-table.ts';
import { NavigationIcon } from './navigation-icon.tsx';
import type { NavigationLink } from './navigation.ts';

/** By which other words people look for what is under an entry of the navigation. */
const otherWords: Readonly<Partial<Record<IconName, string>>> = {
  settings: 'password passkey second factor email sessions picture preferences account',
  money: 'invoices statements payouts payments refunds ledger commission',
  calendar: 'free times hours teams closed holiday',
  company: 'colleagues logo vat ports address',
  stock: 'price list import upload products listings',
  services: 'price list import upload book technician',
  cart: 'basket checkout pay',
  approve: 'vendors suppliers providers review papers',
  person: 'name licences picture',
};

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
  return [...ofRole, ...forEverybody];
}
