import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { dayMs } from '../../../../../src/lib/durations.ts';
import { createAccounts, ownVendorId, type Session } from '../../account/index.ts';
import { firefox, mara } from '../../account/testing/account-bench.ts';
import { vendorBench, type VendorBench } from '../testing/vendor-bench.ts';
import { invitationProves } from './invitation.service.ts';
import { vendorWhenProved } from '../application/vendor-opening.service.ts';

let bench: VendorBench;
shareBench(vendorBench, (made) => {
  bench = made;
});

const ana = { ...mara, email: 'ana.abela@example.com', role: 'supplier' } as const;

/** The token in the last mail to an address. */
const invitedWith = async (address: string): Promise<string> => {
  const text = (await bench.account.mailsTo(address)).at(-1)?.text ?? '';
  return /signup#invitation=([\w-]{43})/.exec(text)?.[1] ?? 'no link';
};
const accounts = () => createAccounts({ ...bench.account.parts, whenProved: vendorWhenProved('EUR') });

/** Signs up with an invitation and verifies the address; returns the resulting session. */
async function join(form: NonNullable<Parameters<typeof bench.account.signUp>[0]>): Promise<Session> {
  const { session, token } = await bench.account.signUp(form);
  const code = await bench.account.newestCode(form.email);
  const proved = await accounts().verifyCode(session, { code }, firefox);
  expect(proved.ok).toBe(true);
  return bench.account.sessionOf(token);
}

async function invited(
  owner: Session,
  role: 'owner' | 'editor' | 'reader' = 'editor',
  email: string = ana.email,
) {
  const answer = await bench.vendors.inviteColleague(owner, { email, role });
  if (!answer.ok) throw new Error(answer.error.code);
  return { colleagues: answer.value, token: await invitedWith(email) };
}

describe('an invitation', () => {
  test('adds the invited user to the company, once, with its role', async () => {
    const owner = await bench.supplier();
    const { token, colleagues } = await invited(owner);
    expect(colleagues.invitations).toMatchObject([{ email: ana.email, role: 'editor', isExpired: false }]);
    expect(await bench.vendors.readInvitation(token)).toMatchObject({
      ok: true,
      value: { company: 'Teo Ferrer', kind: 'supplier', role: 'editor', email: ana.email },
    });
    const session = await join({ ...ana, email: 'Ana.Abela@example.com', invitation: token });
    expect(session.membership).toEqual({ vendorId: ownVendorId(owner), role: 'editor' });
    expect(await bench.vendors.readInvitation(token)).toEqual({ ok: false, error: { code: 'LINK_USED' } });
    const { members, invitations, history } = await bench.vendors.listColleagues(owner);
    expect(members.map(({ name, role, isYou }) => [name, role, isYou])).toEqual([
      ['Teo Ferrer', 'owner', true],
      ['Mara Lindqvist', 'editor', false],
    ]);
    expect([invitations, history.map(({ act, by, whom }) => [act, by, whom])]).toEqual([
      [],
      [
        ['join', 'Mara Lindqvist', 'Mara Lindqvist'],
        ['invite', 'Teo Ferrer', ana.email],
      ],
    ]);
  });

  test('verifies the address to which it was mailed: the account is open at once, without a code', async () => {
    const owner = await bench.supplier();
    const { token } = await invited(owner);
    const open = createAccounts({
      ...bench.account.parts,
      whenProved: vendorWhenProved('EUR'),
      provesAddress: invitationProves,
    });
    const signUp = async (form: { readonly email?: string; readonly role?: 'service_provider' }) => {
      const answer = await open.signUp({ ...ana, ...form, invitation: token }, firefox);
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value;
    };
    const others = [
      await signUp({ email: 'somebody@example.com' }),
      await signUp({ role: 'service_provider' }),
    ];
    expect(others.map(({ account, deviceToken }) => [account.status, deviceToken])).toEqual([
      ['pending', null],
      ['pending', null],
    ]);
    const before = (await bench.account.mailsTo(ana.email)).length;
    const joined = await signUp({});
    expect([joined.account.status, typeof joined.deviceToken]).toEqual(['active', 'string']);
    expect((await bench.account.mailsTo(ana.email)).length).toBe(before);
    const session = await bench.account.sessionOf(joined.token);
    expect(session).toMatchObject({
      kind: 'active',
      membership: { vendorId: ownVendorId(owner), role: 'editor' },
    });
    // Once used, it verifies nothing any more.
    expect((await signUp({})).account.status).toBe('pending');
  });

  test('is useless for another address, and for a company of one’s own', async () => {
    const { token } = await invited(await bench.supplier());
    const session = await join({ ...ana, email: 'somebody@example.com', invitation: token });
    expect(session.membership).toBeUndefined();
    expect((await bench.vendors.readInvitation(token)).ok).toBe(true);
  });

  test('ends after seven days, when it is withdrawn, and when the next one is mailed', async () => {
    const owner = await bench.supplier();
    const first = await invited(owner);
    const second = await invited(owner, 'reader');
    const [waiting] = second.colleagues.invitations;
    const over = { ok: false, error: { code: 'LINK_EXPIRED' } };
    expect(await bench.vendors.readInvitation(first.token)).toEqual(over);
    await bench.vendors.withdrawInvitation(owner, waiting?.id ?? '');
    expect(await bench.vendors.readInvitation(second.token)).toEqual(over);
    const third = await invited(owner);
    bench.clock.advance(7 * dayMs);
    expect(await bench.vendors.readInvitation(third.token)).toEqual(over);
    expect((await bench.vendors.listColleagues(owner)).invitations).toMatchObject([{ isExpired: true }]);
    expect(await bench.vendors.readInvitation('made-up')).toEqual({
      ok: false,
      error: { code: 'LINK_WRONG' },
    });
  });

  test('is not mailed to a colleague, nor with twenty open ones', async () => {
    const owner = await bench.supplier();
    const own = await bench.vendors.inviteColleague(owner, {
      email: 'TEO.ferrer@example.com',
      role: 'reader',
    });
    expect(own).toMatchObject({ error: { code: 'VALIDATION', fields: [{ field: 'email' }] } });
    for (let number = 1; number <= 20; number += 1)
      await invited(owner, 'reader', `crew${number}@example.com`);
    const more = await bench.vendors.inviteColleague(owner, { email: ana.email, role: 'reader' });
    expect(more).toEqual({ ok: false, error: { code: 'NOT_ALLOWED_NOW' } });
  });
});

describe('an existing account', () => {
  /** Like its page, which first checks whether it can be accepted, with the same result. */
  const accept = async (session: Session, token: string) => {
    const checked = await bench.vendors.checkInvitation(session, token);
    const accepted = await bench.vendors.acceptInvitation(session, token);
    if (!checked.ok) expect(accepted).toEqual(checked);
    return accepted;
  };
  const membership = async ({ userId }: Session) =>
    bench.db
      .selectFrom('vendorMembers')
      .select(['vendorId', 'role'])
      .where('userId', '=', userId)
      .executeTakeFirst();

  test('of a removed colleague joins again, with the role of the new invitation', async () => {
    const owner = await bench.supplier();
    const session = await join({ ...ana, invitation: (await invited(owner)).token });
    await bench.vendors.removeColleague(owner, session.userId);
    const { token } = await invited(owner, 'reader');
    expect(await accept(session, token)).toMatchObject({ ok: true, value: { role: 'reader' } });
    expect(await membership(session)).toEqual({ vendorId: ownVendorId(owner), role: 'reader' });
    expect(await accept(session, token)).toEqual({ ok: false, error: { code: 'LINK_USED' } });
    const { history } = await bench.vendors.listColleagues(owner);
    expect(history.slice(0, 2).map(({ act, by }) => [act, by])).toEqual([
      ['join', 'Mara Lindqvist'],
      ['invite', 'Teo Ferrer'],
    ]);
  });

  test('with another address, of crew, or with a company is told why it can’t join, and changes nothing', async () => {
    const owner = await bench.supplier();
    const stranger = await join({ ...ana, email: 'somebody@example.com' });
    const crew = await join({ ...mara, role: 'crew_member' });
    const busy = await join(ana);
    const forAna = (await invited(owner)).token;
    const forCrew = (await invited(owner, 'editor', mara.email)).token;
    const refusals = [
      await accept(stranger, forAna),
      await accept(crew, forCrew),
      await accept(busy, forAna),
      await accept(owner, (await invited(owner, 'reader', 'x@example.com')).token),
    ].map((answer) => (answer.ok ? 'joined' : answer.error));
    expect(refusals).toEqual([
      { code: 'NOT_ALLOWED_NOW', because: 'another_address', email: ana.email },
      { code: 'NOT_ALLOWED_NOW', because: 'another_kind', kind: 'supplier', role: 'crew_member' },
      { code: 'NOT_ALLOWED_NOW', because: 'works_already', here: false, company: 'Mara Lindqvist' },
      { code: 'NOT_ALLOWED_NOW', because: 'another_address', email: 'x@example.com' },
    ]);
    expect(await membership(crew)).toBeUndefined();
    expect((await membership(busy))?.vendorId).not.toBe(ownVendorId(owner));
    expect((await bench.vendors.readInvitation(forAna)).ok).toBe(true);
  });

  test('accepts one of two simultaneous invitations', async () => {
    const [first, second] = [await bench.supplier(), await bench.person('supplier', 'second@example.com')];
    const session = await join({ ...ana, invitation: (await invited(first)).token });
    await bench.vendors.removeColleague(first, session.userId);
    const tokens = [(await invited(first)).token, (await invited(second)).token];
    const answers = await Promise.all(tokens.map((token) => accept(session, token)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { because: 'works_already', here: false } });
  });
});

describe('the colleagues of a company', () => {
  const withColleague = async (role: 'owner' | 'editor' | 'reader') => {
    const owner = await bench.supplier();
    const { token } = await invited(owner, role);
    return { owner, colleague: await join({ ...ana, invitation: token }) };
  };

  test('always include an owner: the last can be neither removed nor demoted', async () => {
    const { owner, colleague } = await withColleague('editor');
    const refused = { ok: false, error: { code: 'NOT_ALLOWED_NOW' } };
    expect(await bench.vendors.removeColleague(owner, owner.userId)).toEqual(refused);
    expect(await bench.vendors.changeColleagueRole(owner, owner.userId, 'reader')).toEqual(refused);
    await bench.vendors.changeColleagueRole(owner, colleague.userId, 'owner');
    expect((await bench.vendors.changeColleagueRole(owner, owner.userId, 'reader')).ok).toBe(true);
  });

  test('include an owner after two leave at once', async () => {
    const { owner, colleague } = await withColleague('owner');
    const other: Session = { ...colleague, membership: { vendorId: ownVendorId(owner), role: 'owner' } };
    const left = await Promise.all([
      bench.vendors.removeColleague(owner, other.userId),
      bench.vendors.removeColleague(other, owner.userId),
    ]);
    expect(left.filter(({ ok }) => ok)).toHaveLength(1);
    const members = bench.db.selectFrom('vendorMembers').select('role');
    expect(await members.execute()).toEqual([{ role: 'owner' }]);
  });

  test('include an owner whatever is written to the tables', async () => {
    await bench.supplier();
    const removed = bench.db.deleteFrom('vendorMembers').execute();
    await expect(removed).rejects.toThrow('would have no owner');
  });

  test('lose access with their removal, also an owner in the middle of a change', async () => {
    const { owner, colleague } = await withColleague('owner');
    await bench.vendors.removeColleague(owner, colleague.userId);
    const late = await bench.vendors.inviteColleague(colleague, {
      email: 'friend@example.com',
      role: 'owner',
    });
    expect(late).toEqual({ ok: false, error: { code: 'FORBIDDEN' } });
    expect((await bench.account.mailsTo(ana.email)).at(-1)?.subject).toMatch(/^You no longer work for/);
  });

  test('stay when one of two owners closes the account', async () => {
    const { owner, colleague } = await withColleague('owner');
    const at = bench.clock.now();
    await bench.db.transaction().execute((trx) => bench.vendors.closeVendor(trx, colleague, at));
    expect(await bench.statusOf(ownVendorId(owner))).toBe('applicant');
    const { members } = await bench.vendors.listColleagues(owner);
    expect(members.map(({ userId }) => userId)).toEqual([owner.userId]);
  });

  test('of another company answer 404', async () => {
    const { colleague } = await withColleague('editor');
    const other = await bench.person('supplier', 'nils@example.com', 'Nils', 'Ekström');
    const unknown = { ok: false, error: { code: 'NOT_FOUND' } };
    expect(await bench.vendors.removeColleague(other, colleague.userId)).toEqual(unknown);
    expect(await bench.vendors.changeColleagueRole(other, colleague.userId, 'owner')).toEqual(unknown);
  });
});
