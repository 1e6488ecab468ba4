import { useState } from 'react';
import { answer, dataOf, type components } from '../../../../api/index.ts';
import { makePasskey } from '../../../../browser/passkeys.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../../server-data/index.ts';
import { useAuth, useSession } from '../../auth-context.tsx';
import { accountKeys } from '../../queries.ts';
import type { Purpose, Step } from './second-factor-steps.ts';

type Changed = components['schemas']['SecondFactorAnswer']['data'];

/** The account's second factors and their changes. Each change begins with the password and may have more steps. */
export function useSecondFactor() {
  const factors = useApiQuery({
    key: accountKeys.secondFactor,
    read: async ({ client, signal }) =>
      (await dataOf(client.GET('/settings/second-factor', { signal }))).secondFactor,
  });
  const [step, setStep] = useState<Step | null>(null);
  const cache = useServerCache();
  const session = useSession();
  const { user } = useAuth();

  /** Updates the cached second factors; new codes are shown at once, since they are never shown again. */
  const adopt = ({ secondFactor, recoveryCodes }: Changed): Step | null => {
    cache.setQueryData(accountKeys.secondFactor, secondFactor);
    if (user?.needsSecondFactor && secondFactor.state === 'on') {
      const { needsSecondFactor: _done, ...others } = user;
      session.send({ type: 'USER.CHANGED', user: others });
    }
    return recoveryCodes ? { name: 'codes', codes: recoveryCodes } : null;
  };
  const changes = {
    invalidates: [accountKeys.secondFactor, accountKeys.sessions],
    success: ({ message }: { message: string | null }) => message,
  };

  const password = useApiMutation({
    send: async (
      { client, signal },
      { purpose, password }: { purpose: Purpose; password: string },
    ): Promise<{ next: Step | Changed; message: string | null }> => {
      const sent = { body: { password }, signal };
      const changed = ({ data, message = null }: { data: Changed; message?: string | null }) => ({
        next: data,
        message,
      });
      switch (purpose.act) {
        case 'set up app': {
          const begun = await dataOf(client.POST('/settings/second-factor/authenticator', sent));
          return { next: { name: 'app', ...begun }, message: null };
        }
        case 'add passkey': {
          const begun = await dataOf(client.POST('/settings/second-factor/passkeys/options', sent));
          return { next: { name: 'passkey', request: begun.passkeyRequest }, message: null };
        }
        case 'remove app':
          return changed(await answer(client.POST('/settings/second-factor/authenticator/remove', sent)));
        case 'remove passkey': {
          const params = { path: { passkeyId: purpose.passkey.id } };
          const path = '/settings/second-factor/passkeys/{passkeyId}/remove';
          return changed(await answer(client.POST(path, { ...sent, params })));
        }
        case 'renew codes':
          return changed(await answer(client.POST('/settings/second-factor/recovery-codes', sent)));
      }
    },
    onDone: ({ next }) => setStep('name' in next ? next : adopt(next)),
    ...changes,
  });
  const app = useApiMutation({
    send: async ({ client, signal }, code: string) =>
      answer(client.PUT('/settings/second-factor/authenticator', { body: { code }, signal })),
    onDone: ({ data }) => setStep(adopt(data)),
    success: ({ message = null }) => message,
    invalidates: changes.invalidates,
  });
  const passkey = useApiMutation({
    send: async (
      { client, signal },
      { name, request }: { name: string; request: components['schemas']['PasskeyRequest'] },
    ) => {
      const made = await makePasskey(request, signal);
      return answer(
        client.POST('/settings/second-factor/passkeys', { body: { name, passkey: made }, signal }),
      );
    },
    onDone: ({ data }) => setStep(adopt(data)),
    success: ({ message = null }) => message,
    invalidates: changes.invalidates,
  });

  const begin = (purpose: Purpose) => {
    for (const mutation of [password, app, passkey]) mutation.clear();
    setStep({ name: 'password', purpose });
  };
  return { factors, step, begin, leave: () => setStep(null), password, app, passkey };
}
