import { isRole, rolePaths, roleLabels, type RolePaths } from '../../lib/roles.ts';

/** The label of a role; empty for an unknown one. */
export const roleWord = (role: string): string => (isRole(role) ? roleLabels[role] : '');

/** The paths of a role; null for an unknown one. */
export const pathsOfRole = (role: string): RolePaths | null => (isRole(role) ? rolePaths[role] : null);
