import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { companyAtSignUp } from '../index.ts';
import { accountBench, firefox, mara, type AccountBench } from '../testing/account-bench.ts';

let bench: AccountBench;
shareBench(accountBench, (made) => {
  bench = made;
});

const teo = { ...mara, email: 'teo@example.com', role: 'supplier' } as const;

describe('the company given at sign-up', () => {
  test('is stored, cleaned, for the resulting account', async () => {
    const company = { legalName: ' Tramuntana\u0000 SL ', vatNumber: null, about: ' ', ports: ['palma'] };
    const { account } = await bench.prove({ ...teo, company });
    expect(await companyAtSignUp(bench.db, account.id)).toEqual({
      legalName: 'Tramuntana SL',
      vatNumber: null,
      about: null,
      ports: ['palma'],
    });
  });

  test('is empty without one, before the verification, and for an account without a sign-up', async () => {
    const { account } = await bench.prove(teo);
    const pending = await bench.signUp({ ...teo, email: 'pending@example.com', company: { city: 'Palma' } });
    const known = [];
    for (const id of [account.id, pending.account.id, bench.parts.ids.newId()])
      known.push(await companyAtSignUp(bench.db, id));
    expect(known).toEqual([null, null, null]);
  });

  test.each([
    [{ country: 'ZZ' }, 'company/country', 'country'],
    [{ contactPhone: '+1 ' }, 'company/contactPhone', 'minLength'],
    [{ city: '\u0001' }, 'company/city', 'minLength'],
    [{ ports: ['palma', 'atlantis'] }, 'company/ports/1', 'port'],
  ])('is refused as %j, whether or not the address has an account', async (company, field, rule) => {
    await bench.prove(teo);
    const answers = [];
    for (const email of [teo.email, 'free@example.com'])
      answers.push(await bench.accounts.signUp({ ...teo, email, company }, firefox));
    const refused = {
      ok: false,
      error: { code: 'VALIDATION', fields: [{ field, message: expect.any(String) as string, rule }] }, // expect's matchers are typed any.
    };
    expect(answers).toEqual([refused, refused]);
    expect(answers[0]).toEqual(answers[1]);
  });

  test('is refused from crew', async () => {
    expect(await bench.accounts.signUp({ ...mara, company: {} }, firefox)).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION', fields: [{ field: 'company', rule: 'role' }] },
    });
  });
});
