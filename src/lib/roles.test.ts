import { describe, expect, it } from 'vitest';
import { isRole, roleNames, rolePaths, roleLabels } from './roles.ts';

describe('the roles', () => {
  it('are four, each with its word and its two pages', () => {
    expect(roleNames.map((role) => [role, roleLabels[role], rolePaths[role]])).toEqual([
      ['crew_member', 'Crew', { dashboard: '/crew/dashboard', settings: '/crew/settings' }],
      ['supplier', 'Supplier', { dashboard: '/supplier/dashboard', settings: '/supplier/settings' }],
      [
        'service_provider',
        'Service provider',
        { dashboard: '/service-provider/dashboard', settings: '/service-provider/settings' },
      ],
      ['admin', 'Admin', { dashboard: '/admin/dashboard', settings: '/admin/settings' }],
    ]);
  });

  it('have labels and pages for no other name', () => {
    expect([Object.keys(roleLabels), Object.keys(rolePaths)]).toEqual([roleNames, roleNames]);
  });

  it.each(roleNames)('%s is one', (role) => {
    expect(isRole(role)).toBe(true);
  });

  it.each(['', 'harbour_master', 'Admin', 'constructor', '__proto__', 'toString'])('%j is none', (role) => {
    expect(isRole(role)).toBe(false);
  });
});
