import { mara as signedInMara } from './testing/mara.ts';
import type { MachineFixtures } from '../../statecharts/explore/fixtures.ts';
import type { sessionMachine } from './session.machine.ts';
import type { SecondFactorAsked } from './session.types.ts';
import type { SessionUser } from './session-user.ts';

const mara: SessionUser = {
  ...signedInMara,
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  email: 'mara.lindqvist@example.com',
};
const unproved: SessionUser = { ...mara, status: 'pending' };
const renamed: SessionUser = { ...mara, lastName: 'Berg', name: 'Mara Berg' };
const nadia: SessionUser = {
  id: '0193f2a1-7c1e-7b2a-9d4e-5f4e3d2c1b0a',
  email: 'nadia.serra@example.com',
  firstName: 'Nadia',
  lastName: 'Serra',
  name: 'Nadia Serra',
  role: 'supplier',
  status: 'active',
  profilePictureUrl: null,
};

const credentials = { email: mara.email, password: 'seven invented knots' };

const asked: SecondFactorAsked = {
  signIn: credentials,
  kinds: ['authenticator', 'passkey', 'recovery_code'],
  passkeyRequest: { challenge: 'an-invented-challenge', rpId: 'quayside.example.com' },
};
const provedWrong = {
  code: 'SECOND_FACTOR_WRONG',
  status: 401,
  message: 'That didn’t work. Check it and try again.',
};

const wrong = {
  code: 'CREDENTIALS_WRONG',
  status: 401,
  message: 'That email address and password do not match.',
};
const tooOften = {
  code: 'TOO_MANY_REQUESTS',
  status: 429,
  details: { retryAfterSeconds: 45 },
  message: 'That was tried too often. Please wait a moment.',
};

/** What can happen in a session: three users, and one of them before her address was verified. */
export const sessionFixtures = {
  inputs: { 'as the app starts it': null },
  events: {
    'SIGN_IN.SUBMITTED': {
      'Mara Lindqvist': credentials,
      'with the link she was mailed': { ...credentials, signInLink: 'an-invented-link-of-her-own' },
    },
    'SECOND_FACTOR.SUBMITTED': {
      'a code of the app': { proof: { authenticatorCode: '735102' } },
      'a recovery code': { proof: { recoveryCode: '7KQM-2XTD-9FHW' } },
    },
    'SIGN_UP.SUBMITTED': {
      'a crew member': { ...credentials, firstName: 'Mara', lastName: 'Lindqvist', role: 'crew_member' },
      'a supplier with her company': {
        email: nadia.email,
        password: 'nine invented fenders',
        firstName: 'Nadia',
        lastName: 'Serra',
        role: 'supplier',
        company: { tradingName: 'Xarxa Chandlery', city: 'Palma', country: 'ES' },
      },
    },
    'CODE.SUBMITTED': { 'six digits': { code: '482913' } },
    'ADDRESS_LINK.OPENED': { 'the link in the mail': { link: 'an-invented-link-to-her-address' } },
    'USER.CHANGED': { 'another last name': { user: renamed } },
    'STORAGE.CHANGED': {
      'signed out in another tab': { stored: { user: null, isAuthenticated: false } },
      'the same person, signed in anew': { stored: { user: mara, isAuthenticated: true } },
      'somebody else signed in': { stored: { user: nadia, isAuthenticated: true } },
    },
  },
  outputs: {
    readStorage: {
      'nothing is stored': { user: null, isAuthenticated: false },
      'a person and a token': { user: mara, isAuthenticated: true },
      'a person whose code is still to be proved': { user: unproved, isAuthenticated: true },
      'a token and no person': { user: null, isAuthenticated: true },
      'a person without a token': { user: mara, isAuthenticated: false },
    },
    fetchSettings: {
      'the person as stored': { user: mara },
      'the code is still to be proved': { user: unproved },
    },
    signIn: {
      'the person herself': { user: mara, message: 'Welcome back.' },
      'the code is still to be proved': {
        user: unproved,
        message: 'Please enter the code we have sent.',
      },
      'somebody else': { user: nadia, message: 'Welcome back.' },
      'a second factor is asked for': { asked },
      'a second factor is asked for, and there is no passkey': {
        asked: { ...asked, kinds: ['authenticator', 'recovery_code'], passkeyRequest: null },
      },
    },
    proveSecondFactor: {
      'the person herself': { user: mara, message: 'Welcome back.' },
      'somebody else': { user: nadia, message: 'Welcome back.' },
    },
    signUp: { 'a code was sent': { user: unproved, message: 'We have sent a six-digit code.' } },
    verifyCode: { 'the address is proved': { user: mara, message: 'Welcome aboard.' } },
    resendCode: { 'a new code was sent': { message: 'We have sent a new code.' } },
    forgetSession: { 'nothing is stored any more': undefined },
    signOut: { 'ended at the server too': { revoked: true }, 'there was no token': { revoked: false } },
  },
  failures: {
    signIn: { 'wrong password': wrong, 'tried too often': tooOften },
    proveSecondFactor: {
      'wrong code': {
        ...provedWrong,
        details: {
          secondFactors: ['authenticator', 'passkey', 'recovery_code'],
          passkeyRequest: { challenge: 'another-invented-challenge', rpId: 'quayside.example.com' },
        },
      },
      'wrong code once too often': { ...provedWrong, details: { secondFactors: ['recovery_code'] } },
      'the password was changed': wrong,
      'no passkey was used': {
        code: 'PASSKEY_REFUSED',
        message: 'No passkey was used. Try again, or choose another way.',
      },
    },
    signUp: {
      'the address is taken': {
        code: 'EMAIL_TAKEN',
        status: 409,
        message: 'This address has an account already. Please sign in.',
      },
      'the name is missing': {
        code: 'VALIDATION',
        status: 400,
        message: 'Please look at the marked field.',
        details: {
          fields: [{ field: 'firstName', message: 'This must not be empty.', rule: 'minLength' }],
        },
      },
    },
    verifyCode: {
      'wrong code': {
        code: 'CODE_WRONG',
        status: 400,
        details: { triesLeft: 4 },
        message: 'That isn’t the code we sent. 4 tries left.',
      },
      'the code is too old': {
        code: 'CODE_EXPIRED',
        status: 410,
        message: 'This code has expired. Please ask for a new one.',
      },
    },
    resendCode: { 'asked too often': tooOften },
  },
  distinguish: ({ isAuthenticated, user, asked: asks }) => ({
    isAuthenticated,
    canUsePasskey: asks !== null && asks.passkeyRequest !== null,
    user: user && { id: user.id, status: user.status },
  }),
} satisfies MachineFixtures<typeof sessionMachine>;
