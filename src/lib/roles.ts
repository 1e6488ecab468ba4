/** The role names of the contract, in the usual order. */
export const roleNames = ['crew_member', 'supplier', 'service_provider', 'admin'] as const;

export type RoleName = (typeof roleNames)[number];

/** Labels of the roles. */
export const roleLabels: Readonly<Record<RoleName, string>> = {
  crew_member: 'Crew',
  supplier: 'Supplier',
  service_provider: 'Service provider',
  admin: 'Admin',
};

export interface RolePaths {
  dashboard: string;
  settings: string;
}

/** The paths of each role's workspace (docs/requirements.md §4). */
export const rolePaths: Readonly<Record<RoleName, RolePaths>> = {
  crew_member: { dashboard: '/crew/dashboard', settings: '/crew/settings' },
  supplier: { dashboard: '/supplier/dashboard', settings: '/supplier/settings' },
  service_provider: { dashboard: '/service-provider/dashboard', settings: '/service-provider/settings' },
  admin: { dashboard: '/admin/dashboard', settings: '/admin/settings' },
};

/** A stored or answered role may be any text, also a property of every object ("constructor"). */
export const isRole = (role: string): role is RoleName => Object.hasOwn(roleLabels, role);
