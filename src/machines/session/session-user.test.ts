import { mara } from './testing/mara.ts';
import { describe, expect, it } from 'vitest';
import { parseStoredUser } from './session-user.ts';

describe('the stored user', () => {
  it.each([
    ['as it is', mara],
    ['with an underscore-prefixed id', { ...mara, id: undefined, _id: mara.id }],
    ['with a role that is an object with a name', { ...mara, role: { name: 'crew_member', id: 3 } }],
    ['without a full name', { ...mara, name: undefined }],
  ])('is read %s', (_, stored) => {
    expect(parseStoredUser(JSON.stringify(stored))).toEqual(mara);
  });

  it.each([
    ['as the server says it', { secondFactor: 'due' }],
    ['as it was stored', { needsSecondFactor: true }],
  ])('says that a second factor is needed, %s', (_, said) => {
    expect(parseStoredUser(JSON.stringify({ ...mara, ...said }))).toEqual({
      ...mara,
      needsSecondFactor: true,
    });
    expect(parseStoredUser(JSON.stringify({ ...mara, secondFactor: 'on' }))).toEqual(mara);
  });

  it('keeps the time zone of the account', () => {
    const stored = JSON.stringify({ ...mara, timeZone: 'Europe/Madrid' });
    expect(parseStoredUser(stored)).toEqual({ ...mara, timeZone: 'Europe/Madrid' });
  });

  it('is read with an id that is a number, as a text', () => {
    expect(parseStoredUser(JSON.stringify({ ...mara, id: 7 }))).toEqual({ ...mara, id: '7' });
  });

  it('keeps a role that is not known, for the gates to decide', () => {
    expect(parseStoredUser(JSON.stringify({ ...mara, role: 'harbour_master' }))?.role).toBe('harbour_master');
  });

  it.each([{}, { id: 3 }, { name: null }, { name: { first: 'crew_member' } }, [], 7, null])(
    'has no role, which no gate lets in, where that is %j',
    (role) => {
      expect(parseStoredUser(JSON.stringify({ ...mara, role }))).toEqual({ ...mara, role: '' });
    },
  );

  it.each([null, '', '{', '[]', '"mara"', 'null', '{"email":"mara@example.com"}'])(
    'counts as none when it is %j',
    (stored) => {
      expect(parseStoredUser(stored)).toBeNull();
    },
  );
});
