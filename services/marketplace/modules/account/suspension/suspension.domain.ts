import type { Role } from '../account.domain.ts';

export type SuspensionCommand = 'suspend' | 'reinstate';

/** What an admin may decide about an account. Admins are removed instead, by each other. */
export function suspensionCommands(account: {
  readonly role: Role;
  readonly suspendedAt: Date | null;
  readonly closedAt: Date | null;
}): readonly SuspensionCommand[] {
  if (account.role === 'admin' || account.closedAt !== null) return [];
  return [account.suspendedAt === null ? 'suspend' : 'reinstate'];
}
