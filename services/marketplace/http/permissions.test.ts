import { describe, expect, test } from 'vitest';
import contract from '../../../openapi/__generated__/marketplace.json' with { type: 'json' };
import { readOperations, refusal } from '../../http-adapter/index.ts';
import type { Session } from '../modules/account/index.ts';
import { claim, permissions, permit, type Identity, type Row } from './permissions.ts';

const supplier: Session = {
  kind: 'active',
  id: 's1',
  userId: 'u1',
  role: 'supplier',
  signUpId: null,
  membership: { vendorId: 'v1', role: 'owner' },
};
const row: Row = { may: ['supplier', 'admin'], claims: ['userId', 'supplierId', 'role'] };

describe('what a body claims of its caller', () => {
  test.each([
    {},
    { userId: 'u1' },
    { supplierId: 'u1' },
    { supplierId: 'v1' },
    { role: 'supplier' },
    { userId: 'u1', supplierId: 'u1', role: 'supplier', price: 1 },
  ])('passes when it is true: %j', (body) => {
    expect(claim(supplier, row, body)).toBe(null);
  });

  test.each([
    { userId: 'u2' },
    { supplierId: 'u2' },
    { role: 'service_provider' },
    { userId: 'u1', role: 'admin' },
    { userId: null },
    { userId: ['u1'] },
  ])('is refused when it is not: %j', (body) => {
    expect(claim(supplier, row, body)).toEqual(refusal('FORBIDDEN'));
  });

  test('is checked only in the fields of its row', () => {
    expect(claim(supplier, { may: ['supplier'], claims: ['userId'] }, { supplierId: 'u2' })).toBe(null);
    expect(claim(supplier, { may: ['supplier'] }, { userId: 'u2' })).toBe(null);
  });

  test('is not checked for an admin, who acts for others', () => {
    expect(claim({ ...supplier, role: 'admin' }, row, { userId: 'u2' })).toBe(null);
  });

  test('of an unverified admin is checked like everyone’s', () => {
    const pending: Session = { kind: 'pending', id: 's1', userId: 'u1', role: 'admin', signUpId: 'p1' };
    expect(claim(pending, row, { userId: 'u2' })).toEqual(refusal('FORBIDDEN'));
  });
});

describe('the permissions of a vendor’s user', () => {
  const as = (role: 'owner' | 'editor' | 'reader'): Session => ({
    ...supplier,
    membership: { vendorId: 'v1', role },
  });
  const { membership: _none, ...removed } = supplier;
  const least = (role: 'owner' | 'editor' | 'reader'): Row => ({ may: ['supplier'], least: role });

  test('depend on their role', () => {
    const letIn = (['owner', 'editor', 'reader'] as const).map((role) =>
      (['owner', 'editor', 'reader'] as const).filter((wanted) => permit(as(role), least(wanted)) === null),
    );
    expect(letIn).toEqual([['owner', 'editor', 'reader'], ['editor', 'reader'], ['reader']]);
  });

  test('are refused with a reason', () => {
    const messages = [
      permit(as('reader'), least('editor')),
      permit(as('editor'), least('owner')),
      permit(removed, least('reader')),
    ].map((refused) => refused?.message);
    expect(messages).toEqual([
      'You can see everything here, but not change it. Ask an owner of your company for a role that can.',
      'Only an owner of your company can do this.',
      'You don’t work for a company on Quayside now. Its owners can tell you more.',
    ]);
  });

  test('for their own account require no company', () => {
    expect(permit(removed, { may: ['supplier'] })).toBe(null);
  });

  test("are in the row of every operation on a vendor's data", () => {
    const rows: Readonly<Record<string, Row | 'anyone'>> = permissions;
    const unsaid = Object.keys(rows).filter((id) => {
      const row = rows[id];
      if (row === undefined || row === 'anyone' || row.least !== undefined) return false;
      const [sells, provides] = [row.may.includes('supplier'), row.may.includes('service_provider')];
      const isForAll = sells && provides && row.may.includes('crew_member');
      return (sells || provides) && !isForAll;
    });
    expect(unsaid).toEqual([]);
  });

  test('include no change for a reader, except of their own calendar feeds', () => {
    const rows: Readonly<Record<string, Row | 'anyone'>> = permissions;
    const changing = readOperations(contract).filter(({ id, method }) => {
      const row = rows[id];
      return method !== 'GET' && row !== undefined && row !== 'anyone' && row.least === 'reader';
    });
    // Operations that compare or query have a body too, and change nothing.
    expect(changing.map(({ id }) => id).sort()).toEqual([
      'compareImport',
      'createCalendarFeed',
      'getStripeAccount',
      'getSupplierOnboardingStatus',
      'getVendorOnboardingStatus',
      'revokeCalendarFeed',
    ]);
  });
});

const schemas: Readonly<Record<string, object>> = contract.components.schemas;
/** A body's own fields as text, with the one schema to which it may refer. */
const bodyText = (json: object | null | undefined): string => {
  const written = JSON.stringify(json ?? {});
  const name = /^\{"\$ref":"#\/components\/schemas\/(\w+)"\}$/.exec(written)?.[1] ?? '';
  return JSON.stringify(schemas[name] ?? json ?? {});
};

test('every userId in a body is a claim of its row', () => {
  const rows: Readonly<Record<string, Row | 'anyone'>> = permissions;
  const naming = readOperations(contract).filter(({ body }) => bodyText(body?.json).includes('"userId":'));
  const forgotten = naming.filter(({ id }) => {
    const own = rows[id];
    return own === undefined || own === 'anyone' || !own.claims?.includes('userId');
  });
  expect([naming.length > 0, forgotten.map(({ id }) => id)]).toEqual([true, []]);
});

/**
 * The identities that each group of operations is open to, stated a second time: other tests expect what the table
 * says, so a mistake in it would pass them.
 */
const areas: readonly (readonly [start: string, allowed: readonly Identity[]])[] = [
  ['/admin/', ['admin']],
  ['/carts', ['crew_member']],
  ['/crew/', ['crew_member']],
  ['/yachts', ['crew_member']],
  ['/orders/{', ['crew_member']],
  ['/inventory', ['supplier', 'admin']],
  ['/suppliers/', ['supplier', 'admin']],
  ['/services', ['service_provider', 'admin']],
  ['/vendors/', ['service_provider', 'admin']],
  ['/imports', ['supplier', 'service_provider']],
  ['/column-meanings', ['supplier', 'service_provider']],
  ['/pointings', ['supplier', 'service_provider']],
  ['/stripe/', ['supplier', 'service_provider', 'admin']],
  ['/vendor/papers/{', ['supplier', 'service_provider', 'admin']],
];

describe('the table of permissions', () => {
  const rows: Readonly<Record<string, Row | 'anyone'>> = permissions;
  const closed = readOperations(contract).flatMap(({ id, path }) => {
    const own = rows[id];
    return own === undefined || own === 'anyone' ? [] : [{ id, path, own }];
  });

  test.each(areas)('lets nobody to %s but %j', (start, allowed) => {
    const inside = readOperations(contract).filter(({ path }) => path.startsWith(start));
    const tooMany = inside.flatMap(({ id }) => {
      const own = rows[id];
      if (own === undefined || own === 'anyone') return [[id, 'anyone']];
      return own.may.filter((identity) => !allowed.includes(identity)).map((identity) => [id, identity]);
    });
    expect([inside.length > 0, tooMany]).toEqual([true, []]);
  });

  test('admits only admins, and vendors themselves, to a vendor’s data', () => {
    const inside = closed.filter(({ path }) => /^\/vendor(?:\/|$)/.test(path));
    const crew = inside.filter(({ own }) => own.may.includes('crew_member') || own.may.includes('pending'));
    expect([inside.length > 0, crew]).toEqual([true, []]);
  });

  test('lists each id in a path as the caller’s own, so that tests try another’s; admins decide on everybody’s', () => {
    const forgotten = closed.flatMap(({ id, path, own }) =>
      own.may.every((identity) => identity === 'admin')
        ? []
        : [...path.matchAll(/\{(\w+)\}/g)]
            .map(([, name = '']) => name)
            // A month belongs to nobody: every caller has one of their own.
            .filter((name) => name !== 'month' && !own.owned?.includes(name))
            .map((name) => [id, name]),
    );
    expect(forgotten).toEqual([]);
  });
});
