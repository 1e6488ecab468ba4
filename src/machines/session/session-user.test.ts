import { describe, expect, it } from 'vitest';
import { parseStoredUser } from './session-user.ts';

const whole = {
  id: 'u1',
  email: 'mara@example.com',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  name: 'Mara Lindqvist',
  role: 'crew_member',
  status: 'active',
  profilePictureUrl: null,
};

describe('the stored user', () => {
  it.each([
    ['as it is', whole],
    ['with an underscore-prefixed id', { ...whole, id: undefined, _id: 'u1' }],
    ['with a role that is an object with a name', { ...whole, role: { name: 'crew_member', id: 3 } }],
    ['without a full name', { ...whole, name: undefined }],
  ])('is read %s', (_, stored) => {
    expect(parseStoredUser(JSON.stringify(stored))).toEqual(whole);
  });

  it.each([
    ['as the server says it', { secondFactor: 'due' }],
    ['as it was stored', { needsSecondFactor: true }],
  ])('says that a second factor is needed, %s', (_, said) => {
    expect(parseStoredUser(JSON.stringify({ ...whole, ...said }))).toEqual({
      ...whole,
      needsSecondFactor: true,
    });
    expect(parseStoredUser(JSON.stringify({ ...whole, secondFactor: 'on' }))).toEqual(whole);
  });

  it('keeps the time zone of the account', () => {
    const stored = JSON.stringify({ ...whole, timeZone: 'Europe/Madrid' });
    expect(parseStoredUser(stored)).toEqual({ ...whole, timeZone: 'Europe/Madrid' });
  });

  it('is read with an id that is a number, as a text', () => {
    expect(parseStoredUser(JSON.stringify({ ...whole, id: 7 }))).toEqual({ ...whole, id: '7' });
  });

  it('keeps a role that is not known, for the gates to decide', () => {
    expect(parseStoredUser(JSON.stringify({ ...whole, role: 'harbour_master' }))?.role).toBe(
      'harbour_master',
    );
  });

  it.each([{}, { id: 3 }, { name: null }, { name: { first: 'crew_member' } }, [], 7, null])(
    'has no role, which no gate lets in, where that is %j',
    (role) => {
      expect(parseStoredUser(JSON.stringify({ ...whole, role }))).toEqual({ ...whole, role: '' });
    },
  );

  it.each([null, '', '{', '[]', '"mara"', 'null', '{"email":"mara@example.com"}'])(
    'counts as none when it is %j',
    (stored) => {
      expect(parseStoredUser(stored)).toBeNull();
    },
  );
});
