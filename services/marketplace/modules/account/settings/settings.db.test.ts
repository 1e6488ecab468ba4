import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { createAccounts } from '../index.ts';
import { accountBench, firefox, mara, type AccountBench } from '../testing/account-bench.ts';

let bench: AccountBench;
shareBench(accountBench, (made) => {
  bench = made;
});

const invalid = (field: string, message: string, rule: string) => ({
  ok: false,
  error: { code: 'VALIDATION', fields: [{ field, message, rule }] },
});

describe('settings', () => {
  test('of a pending account are those of the sign-up', async () => {
    const { account, session } = await bench.signUp();
    expect(await bench.accounts.getSettings(session)).toEqual(account);
  });

  test('change only in the given fields', async () => {
    const { account, session } = await bench.prove();
    const notifications = { ...account.notifications, newsByEmail: true };
    const saved = await bench.accounts.updateSettings(session, {
      firstName: ' Mar\u0000a ',
      phone: '+34 600 000 000',
      timeZone: 'Europe/Madrid',
      notifications,
    });
    const expected = { ...account, phone: '+34 600 000 000', timeZone: 'Europe/Madrid', notifications };
    expect(saved).toEqual({ ok: true, value: expected });
    await bench.accounts.updateSettings(session, { phone: null });
    expect(await bench.accounts.getSettings(session)).toEqual({ ...expected, phone: null });
  });

  test.each([
    [
      { timeZone: 'Europe/Atlantis' },
      ['timeZone', 'Enter a time zone we know, such as Europe/Madrid.', 'timeZone'],
    ],
    [{ timeZone: '+02:00' }, ['timeZone', 'Enter a time zone we know, such as Europe/Madrid.', 'timeZone']],
    [{ firstName: '\u200b\u2060' }, ['firstName', 'This must not be empty.', 'minLength']],
    [{ lastName: '\u0007', phone: '+34 600' }, ['lastName', 'This must not be empty.', 'minLength']],
  ] as const)('refuse %j whole', async (change, [field, message, rule]) => {
    const { account, session } = await bench.prove();
    expect(await bench.accounts.updateSettings(session, change)).toEqual(invalid(field, message, rule));
    expect(await bench.accounts.getSettings(session)).toEqual(account);
  });

  test('of one user do not affect another', async () => {
    const { session } = await bench.prove();
    const teo = await bench.prove({ ...mara, email: 'teo@example.com', firstName: 'Teo' });
    await bench.accounts.updateSettings(session, { firstName: 'Maria' });
    expect(await bench.accounts.getSettings(teo.session)).toEqual(teo.account);
  });
});

describe('the picture', () => {
  const picture = () => Readable.from([Buffer.from('any')]);

  test('replaces the previous one, which is then deleted', async () => {
    const { session } = await bench.prove();
    const first = await bench.accounts.setPicture(session, picture());
    const second = await bench.accounts.setPicture(session, picture());
    const firstId = first.ok ? first.value.pictureFileId : null;
    const secondId = second.ok ? second.value.pictureFileId : null;
    expect([firstId, secondId]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.any(String)]);
    expect(bench.removedPictures).toEqual([firstId]);
    expect((await bench.accounts.getSettings(session)).pictureFileId).toBe(secondId);
  });

  test('set four times at once is stored once, and the others are deleted', async () => {
    const { session } = await bench.prove();
    const gate = bench.gateFor(4);
    const { pictures } = bench.parts;
    const atOnce = createAccounts({
      ...bench.parts,
      pictures: {
        ...pictures,
        storePicture: async (stream) => {
          const stored = await pictures.storePicture(stream);
          await gate();
          return stored;
        },
      },
    });
    await Promise.all(Array.from({ length: 4 }, async () => atOnce.setPicture(session, picture())));
    const { pictureFileId } = await bench.accounts.getSettings(session);
    expect(bench.removedPictures).toHaveLength(3);
    expect(bench.removedPictures).not.toContain(pictureFileId);
  });

  test('can be removed repeatedly', async () => {
    const { account, session } = await bench.prove();
    await bench.accounts.setPicture(session, picture());
    await bench.accounts.removePicture(session);
    expect(await bench.accounts.removePicture(session)).toEqual(account);
    expect(bench.removedPictures).toHaveLength(1);
  });

  test('that is refused changes nothing', async () => {
    const { account, session } = await bench.prove();
    const refusing = createAccounts({
      ...bench.parts,
      pictures: {
        ...bench.parts.pictures,
        storePicture: async () => ({ ok: false, error: 'PICTURE_NOT_AN_IMAGE' }),
      },
    });
    expect(await refusing.setPicture(session, picture())).toEqual({
      ok: false,
      error: { code: 'PICTURE_NOT_AN_IMAGE' },
    });
    expect(await bench.accounts.getSettings(session)).toEqual(account);
  });
});

describe('the crew profile', () => {
  const profile = {
    position: 'Chief stewardess',
    yachtName: 'Halcyon Tide',
    nationality: 'SE',
    about: 'Ten seasons\nin the western Mediterranean.',
    licences: [{ name: 'STCW Basic Safety', number: 'SE-44120', expiresOn: '2028-04-30' }],
  };

  test('is replaced as a whole', async () => {
    const { account, session } = await bench.prove();
    const saved = await bench.accounts.updateCrewProfile(session, profile);
    expect(saved).toEqual({ ok: true, value: { ...account, crewProfile: profile } });
    const empty = { position: null, yachtName: null, nationality: null, about: null, licences: [] };
    await bench.accounts.updateCrewProfile(session, empty);
    expect(await bench.accounts.getSettings(session)).toEqual(account);
  });

  test('stores nothing that PostgreSQL cannot', async () => {
    const { session } = await bench.prove();
    const odd = {
      ...profile,
      position: '\u0000',
      about: 'a\u0000b\ud800',
      licences: [{ name: 'A\u0000', number: '\ud800', expiresOn: null }],
    };
    const saved = await bench.accounts.updateCrewProfile(session, odd);
    expect(saved.ok && saved.value.crewProfile).toEqual({
      ...profile,
      position: null,
      about: 'ab\ufffd',
      licences: [{ name: 'A', number: '\ufffd', expiresOn: null }],
    });
  });

  test('requires a name for each licence', async () => {
    const { session } = await bench.prove();
    const nameless = {
      ...profile,
      licences: [...profile.licences, { name: ' ', number: null, expiresOn: null }],
    };
    expect(await bench.accounts.updateCrewProfile(session, nameless)).toEqual(
      invalid('licences/1/name', 'This must not be empty.', 'minLength'),
    );
  });
});

test('an export contains the account and its sessions', async () => {
  const { account, session } = await bench.prove();
  expect(await bench.accounts.exportAccount(session)).toEqual({
    exportedAt: new Date('2026-11-20T09:00:00Z'),
    account,
    sessions: [
      {
        id: session.id,
        device: firefox.device,
        current: true,
        createdAt: new Date('2026-11-20T09:00:00Z'),
        lastSeenAt: new Date('2026-11-20T09:00:00Z'),
        expiresAt: new Date('2026-12-20T09:00:00Z'),
      },
    ],
  });
});
