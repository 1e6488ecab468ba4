import type * as Library from '@simplewebauthn/browser';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { loadPart } from '../lib/load-part.ts';
import { Refusal } from '../lib/refusal.ts';

/** WebAuthn's JSON: the server's request and the browser's answer, which only these two read. */
interface PasskeyRequest {
  readonly challenge: string;
}
interface PasskeyAnswer {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Why no passkey was used, as a sentence for users. */
class PasskeyRefusal extends Refusal {
  readonly code: 'PASSKEY_REFUSED' | 'NETWORK_ERROR';

  constructor(code: PasskeyRefusal['code'], message: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The browser's errors by their WebAuthn name. They give no details, so that no site learns which passkeys exist. */
const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used. Try again, or choose another way.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device can’t make a passkey for Quayside.',
  SecurityError: 'Passkeys only work at Quayside’s own address.',
};
const notReached = 'We couldn’t reach Quayside. Check your connection and try again.';
const otherwise = 'This browser can’t use that passkey. Try again, or choose another way.';

async function ask<Answer>(
  signal: AbortSignal,
  run: (library: typeof Library) => Promise<Answer>,
): Promise<Answer> {
  const library = await loadPart(() => import('@simplewebauthn/browser')).catch((error: unknown) => {
    throw new PasskeyRefusal('NETWORK_ERROR', notReached, error);
  });
  signal.throwIfAborted();
  // Closes the browser's own dialog together with the caller's.
  const cancel = () => library.WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await run(library);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new PasskeyRefusal('PASSKEY_REFUSED', sentences[name] ?? otherwise, error);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Lets the user create a passkey. Rejects with a Refusal that has a code. */
export const makePasskey = (request: PasskeyRequest, signal: AbortSignal): Promise<PasskeyAnswer> =>
  ask(signal, async ({ startRegistration }) => ({
    // Written by the server's half of the same library.
    ...(await startRegistration({ optionsJSON: request as PublicKeyCredentialCreationOptionsJSON })),
  }));

/** Lets the user confirm their identity with a passkey. Rejects with a Refusal that has a code. */
export const provePasskey = (request: PasskeyRequest, signal: AbortSignal): Promise<PasskeyAnswer> =>
  ask(signal, async ({ startAuthentication }) => ({
    ...(await startAuthentication({ optionsJSON: request })),
  }));
