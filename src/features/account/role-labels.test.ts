import { describe, expect, it } from 'vitest';
import { pathsOfRole, roleWord } from './role-labels.ts';

describe('the words and pages of whatever role was answered', () => {
  it('are those of a role that we know', () => {
    expect([roleWord('supplier'), pathsOfRole('supplier')]).toEqual([
      'Supplier',
      { dashboard: '/supplier/dashboard', settings: '/supplier/settings' },
    ]);
  });

  it.each(['', 'harbour_master', 'constructor', '__proto__'])('are none for %j', (role) => {
    expect([roleWord(role), pathsOfRole(role)]).toEqual(['', null]);
  });
});
