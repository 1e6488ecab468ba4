/** The roles as people say them. */
const roleWords: Readonly<Record<string, string>> = {
  crew_member: 'Crew',
  supplier: 'Supplier',
  service_provider: 'Service provider',
  admin: 'Admin',
};

export const roleWord = (role: string): string => roleWords[role] ?? '';

/** Where each role is at home in the signed-in part; the same paths as the route table's. */
const rolePaths: Readonly<Record<string, { dashboard: string; settings: string }>> = {
  crew_member: { dashboard: '/crew/dashboard', settings: '/crew/settings' },
  supplier: { dashboard: '/supplier/dashboard', settings: '/supplier/settings' },
  service_provider: { dashboard: '/service-provider/dashboard', settings: '/service-provider/settings' },
  admin: { dashboard: '/admin/dashboard', settings: '/admin/settings' },
};

export const pathsOfRole = (role: string): { dashboard: string; settings: string } | null =>
  rolePaths[role] ?? null;
