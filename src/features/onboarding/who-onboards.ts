import type { VendorRole } from '../../machines/import/index.ts';
import { isRole, rolePaths, type RoleName } from '../../lib/roles.ts';
import { freshLinkPathOf, isVendorRole, onboardingPathOf } from '../links/index.ts';

/** The page's kind of vendor, and its vendor, or null for any. */
export interface OnboardingPage {
  role: VendorRole;
  ownerId: string | null;
}

export interface Arriving {
  /** The user is not known yet. */
  unknown: boolean;
  isAuthenticated: boolean;
  user: { id: string; role: string; status: 'pending' | 'active' } | null;
}

export type Admission =
  | { kind: 'waiting' }
  | { kind: 'visitor' }
  /** The user is not verified, so the server would refuse every call. */
  | { kind: 'unproved' }
  | { kind: 'not-a-vendor'; role: RoleName | null; dashboard: string | null }
  | { kind: 'somebody-elses'; ownPath: string }
  /** The page belongs to the other kind of vendor. */
  | { kind: 'own-page'; path: string }
  | { kind: 'walk'; role: VendorRole; userId: string };

/** Who may use this onboarding. Only for navigation; the server decides what is permitted. */
export function admit(page: OnboardingPage, { unknown, isAuthenticated, user }: Arriving): Admission {
  if (unknown) return { kind: 'waiting' };
  if (!isAuthenticated || !user) return { kind: 'visitor' };
  if (user.status === 'pending') return { kind: 'unproved' };
  const { id, role } = user;
  if (!isVendorRole(role)) {
    const known = isRole(role) ? role : null;
    return { kind: 'not-a-vendor', role: known, dashboard: known && rolePaths[known].dashboard };
  }
  if (page.ownerId !== null && page.ownerId !== id)
    return { kind: 'somebody-elses', ownPath: onboardingPathOf(role, id) };
  if (page.role !== role) {
    const path = page.ownerId === null ? freshLinkPathOf(role) : onboardingPathOf(role, id);
    return { kind: 'own-page', path };
  }
  return { kind: 'walk', role, userId: id };
}
