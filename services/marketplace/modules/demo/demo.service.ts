import accounts from '../../demo/accounts.json' with { type: 'json' };
import type { Role } from '../account/index.ts';

/** An account that everyone may use, only on a demo server. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
}

const isRole = (role: string): role is Role =>
  ['crew_member', 'supplier', 'service_provider', 'admin'].includes(role);

/** One account for each role (contract: listDemoAccounts). Throws for an unknown role. */
export const demoAccounts: readonly DemoAccount[] = accounts.map(({ role, ...person }) => {
  if (!isRole(role)) throw new Error(`demo/accounts.json: ${role} is no role`);
  return { ...person, role };
});
