import { Secret, TOTP } from 'otpauth';
import type { Session } from '../index.ts';
import { firefox, mara, type AccountBench } from './account-bench.ts';

const must = <Value>(result: { ok: true; value: Value } | { ok: false; error: { code: string } }): Value => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

/** Commands of second-factor tests: set up an app, sign in with a proof. */
export function secondFactorBench(bench: AccountBench) {
  /** The app's code, some 30-second periods from now. */
  const codeOf = (text: string, periods = 0) =>
    new TOTP({ secret: Secret.fromBase32(text) }).generate({
      timestamp: bench.clock.now().getTime() + periods * 30_000,
    });
  const setUpApp = async (session: Session) => {
    const begun = must(await bench.accounts.beginAuthenticator(session, mara.password));
    const confirmed = must(await bench.accounts.confirmAuthenticator(session, codeOf(begun.text)));
    return { text: begun.text, uri: begun.uri, ...confirmed, recoveryCodes: confirmed.recoveryCodes ?? [] };
  };
  const signInWith = async (
    secondFactor?: Parameters<typeof bench.accounts.signIn>[0]['secondFactor'],
    accounts = bench.accounts,
  ) => accounts.signIn({ email: mara.email, password: mara.password, secondFactor }, firefox);
  /** Mara with an app, whose current code is used up. */
  const maraWithApp = async () => {
    const { session, token } = await bench.prove();
    return { session, token, ...(await setUpApp(session)) };
  };
  return { codeOf, setUpApp, signInWith, maraWithApp, must };
}
