import { routeTable, type RoleName } from '../routes/route-table.ts';
import type { IconName } from '../routes/navigation-icons.ts';

export interface NavigationLink {
  path: string;
  label: string;
  icon: IconName;
  /** One of the few that fit a phone's bottom bar. */
  onPhone: boolean;
}

const prefixes: Record<RoleName, string> = {
  crew_member: '/crew/',
  admin: '/admin/',
  supplier: '/supplier/',
  service_provider: '/service-provider/',
};

/** What a role finds in its rail, in the order of the route table; nothing for a role we do not know. */
export function navigationOf(role: string): NavigationLink[] {
  const prefix = Object.hasOwn(prefixes, role) ? prefixes[role as RoleName] : null; // checked by hasOwn
  if (!prefix) return [];
  return routeTable.flatMap(({ path, title, nav }) =>
    nav && path.startsWith(prefix)
      ? [{ path, label: nav.label ?? title, icon: nav.icon, onPhone: nav.phone ?? false }]
      : [],
  );
}

export const roleLabels: Record<RoleName, string> = {
  crew_member: 'Crew',
  admin: 'Admin',
  supplier: 'Supplier',
  service_provider: 'Service provider',
};
