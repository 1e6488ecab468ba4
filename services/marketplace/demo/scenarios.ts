import { invariant } from '../../../src/lib/invariant.ts';
import { createAccounts, accountTasks, type SignUpRole } from '../modules/account/index.ts';
import { bookingScenarios } from './booking-scenarios.ts';
import { silentLog } from '../platform/log.ts';
import { signInLine, type Scenario, type ScenarioParts } from './scenario-parts.ts';
import { demoAccount } from './scenario-purchase.ts';
import { tradeScenarios } from './trade-scenarios.ts';
import { vendorScenarios } from './vendor-scenarios.ts';

const noor = {
  email: 'noor.haddad@example.com',
  password: 'a quiet anchorage at dawn',
  firstName: 'Noor',
  lastName: 'Haddad',
  role: 'crew_member' satisfies SignUpRole,
} as const;

/** The caller: a demo server only listens on the loopback interface. */
const from = (device: string) => ({ device, network: '127.0.0.1', deviceToken: null });

const demoCode = '314159';
const wrongCode = '000000';

const crewAccount = () => demoAccount('crew_member');

/** The same modules with a fixed code, so that it can be printed. */
const withKnownCode = (parts: ScenarioParts): ScenarioParts => ({
  ...parts,
  ids: { ...parts.ids, newCode: () => demoCode },
});

async function noorSignsUp(parts: ScenarioParts) {
  const accounts = createAccounts(withKnownCode(parts));
  const opened = await accounts.signUp(noor, from('Firefox on Linux'));
  invariant(opened.ok, 'a fresh market lets a new address sign up');
  const session = await accounts.authenticate(opened.value.token);
  invariant(session.ok, 'a sign-up has a session');
  return { accounts, session: session.value };
}

/** The states to which a demo server can be reset; each begins with the market as `npm start` fills it. */
export const scenarios = {
  fresh: {
    description: 'The market as it is on its first day: demo accounts, a crowd, no mail.',
    arrange: async (parts) => [signInLine(parts, crewAccount())],
  },
  'awaiting-code': {
    description: 'Noor has signed up and has not entered the code yet.',
    arrange: async (parts) => {
      await noorSignsUp(parts);
      return [signInLine(parts, noor), `Then enter ${demoCode}, which works for 10 minutes.`];
    },
  },
  'code-spent': {
    description: 'Noor has signed up and entered five wrong codes.',
    arrange: async (parts) => {
      const { accounts, session } = await noorSignsUp(parts);
      for (let tries = 0; tries < 5; tries += 1)
        await accounts.verifyCode(session, { code: wrongCode }, from('Firefox on Linux'));
      return [
        signInLine(parts, noor),
        `Then enter ${demoCode}: it is refused, and a new code can be sent after a minute.`,
      ];
    },
  },
  'signed-in-on-three-devices': {
    description: 'The demo crew member is signed in on three devices.',
    arrange: async (parts) => {
      const accounts = createAccounts(parts);
      for (const device of ['Safari on iPhone', 'Chrome on Android', 'Edge on Windows']) {
        const opened = await accounts.signIn(crewAccount(), from(device));
        invariant(opened.ok, 'a demo account can sign in');
      }
      return [
        signInLine(parts, crewAccount()),
        `Then open ${parts.publicUrl}/crew/settings: three other devices are listed.`,
      ];
    },
  },
  'slowed-down': {
    description: 'Someone has tried five wrong passwords for the demo crew member.',
    arrange: async (parts) => {
      const accounts = createAccounts(parts);
      for (let tries = 0; tries < 5; tries += 1)
        await accounts.signIn(
          { email: crewAccount().email, password: 'not this one' },
          from('Unknown device'),
        );
      return [signInLine(parts, crewAccount()), 'For 30 seconds even the right password is refused.'];
    },
  },
  'reset-link-sent': {
    description: 'The demo crew member has asked for a new password.',
    arrange: async (parts) => {
      const token = parts.ids.newToken();
      const known = { ...parts, ids: { ...parts.ids, newToken: () => token } };
      const context = { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: silentLog };
      await accountTasks(known).request_password_reset({ email: crewAccount().email }, context);
      return [`Open ${parts.publicUrl}/reset-password#token=${token} within the hour.`];
    },
  },
  ...vendorScenarios,
  ...tradeScenarios,
  ...bookingScenarios,
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
