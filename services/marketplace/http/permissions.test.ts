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

  test('is looked at in the fields of the row alone', () => {
    expect(claim(supplier, { may: ['supplier'], claims: ['userId'] }, { supplierId: 'u2' })).toBe(null);
    expect(claim(supplier, { may: ['supplier'] }, { userId: 'u2' })).toBe(null);
  });

  test('is free to an admin, who acts for others', () => {
    expect(claim({ ...supplier, role: 'admin' }, row, { userId: 'u2' })).toBe(null);
  });

  test('of an admin who has not proved the address counts like everybody’s', () => {
    const pending: Session = { kind: 'pending', id: 's1', userId: 'u1', role: 'admin', signUpId: 'p1' };
    expect(claim(pending, row, { userId: 'u2' })).toEqual(refusal('FORBIDDEN'));
  });
});

describe('what a vendor’s user may do', () => {
  const as = (role: 'owner' | 'editor' | 'reader'): Session => ({
    ...supplier,
    membership: { vendorId: 'v1', role },
  });
  const { membership: _none, ...removed } = supplier;
  const least = (role: 'owner' | 'editor' | 'reader'): Row => ({ may: ['supplier'], least: role });

  test('follows their role', () => {
    const letIn = (['owner', 'editor', 'reader'] as const).map((role) =>
      (['owner', 'editor', 'reader'] as const).filter((wanted) => permit(as(role), least(wanted)) === null),
    );
    expect(letIn).toEqual([['owner', 'editor', 'reader'], ['editor', 'reader'], ['reader']]);
  });

  test('is refused with a sentence that says why', () => {
    const messages = [
      permit(as('reader'), least('editor')),
      permit(as('editor'), least('owner')),
      permit(removed, least('reader')),
    ].map((refused) => refused?.message);
    expect(messages).toEqual([
      'You can see everything here, but not change it. Ask an owner of your company for more.',
      'Only an owner of your company can do this.',
      'You don’t work for a company on Quayside now. Its owners can tell you more.',
    ]);
  });

  test('to their own account needs no company', () => {
    expect(permit(removed, { may: ['supplier'] })).toBe(null);
  });

  test('is said in the row of everything that is a vendor’s', () => {
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

  test('changes nothing for who only reads there, but for calendar feeds of their own', () => {
    const rows: Readonly<Record<string, Row | 'anyone'>> = permissions;
    const changing = readOperations(contract).filter(({ id, method }) => {
      const row = rows[id];
      return method !== 'GET' && row !== undefined && row !== 'anyone' && row.least === 'reader';
    });
    // Those that compare or get are asked with a body, and change nothing.
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
/** A body's own fields as text, with the one schema that it may refer to. */
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

/** Whom what begins so is for, written a second time: other tests expect what the table says, so a slip in it would pass them. */
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

  test('lets nobody but admins, and vendors themselves, into what a vendor has', () => {
    const inside = closed.filter(({ path }) => /^\/vendor(?:\/|$)/.test(path));
    const crew = inside.filter(({ own }) => own.may.includes('crew_member') || own.may.includes('pending'));
    expect([inside.length > 0, crew]).toEqual([true, []]);
  });

  test('names each id in a path as the caller’s own, so that tests ask for another’s; admins decide on everybody’s', () => {
    const forgotten = closed.flatMap(({ id, path, own }) =>
      own.may.every((identity) => identity === 'admin')
        ? []
        : [...path.matchAll(/\{(\w+)\}/g)]
            .map(([, name = '']) => name)
            // A month is nobody's: whoever asks has one of their own.
            .filter((name) => name !== 'month' && !own.owned?.includes(name))
            .map((name) => [id, name]),
    );
    expect(forgotten).toEqual([]);
  });
});
