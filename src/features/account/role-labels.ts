import { isRole, rolePaths, roleLabels, type RolePaths } from '../../lib/roles.ts';

/** Empty for a role that we do not know. */
export const roleWord = (role: string): string => (isRole(role) ? roleLabels[role] : '');

/** Null for a role that we do not know: it is at home nowhere. */
export const pathsOfRole = (role: string): RolePaths | null => (isRole(role) ? rolePaths[role] : null);
