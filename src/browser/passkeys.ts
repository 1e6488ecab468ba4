import type * as Library from '@simplewebauthn/browser';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { loadPart } from '../lib/load-part.ts';
import { Refusal } from '../lib/refusal.ts';

/** What the server asks the browser for, and what the browser answers: WebAuthn's JSON, which only the two of them read. */
interface PasskeyRequest {
  readonly challenge: string;
}
interface PasskeyAnswer {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** No passkey came of it, in a sentence for people. */
class PasskeyRefusal extends Refusal {
  readonly code: 'PASSKEY_REFUSED' | 'NETWORK_ERROR';

  constructor(code: PasskeyRefusal['code'], message: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** What browsers refuse with, by its name in WebAuthn; they say no more than that, so that no site learns which passkeys there are. */
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
  // The browser's own dialog goes away with whoever asked for it.
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

/** Lets the user make a passkey on this device or another. Rejects with a Refusal that has a code. */
export const makePasskey = (request: PasskeyRequest, signal: AbortSignal): Promise<PasskeyAnswer> =>
  ask(signal, async ({ startRegistration }) => ({
    // Written by the server's half of the same library.
    ...(await startRegistration({ optionsJSON: request as PublicKeyCredentialCreationOptionsJSON })),
  }));

/** Lets the user prove who they are with one of their passkeys. Rejects with a Refusal that has a code. */
export const provePasskey = (request: PasskeyRequest, signal: AbortSignal): Promise<PasskeyAnswer> =>
  ask(signal, async ({ startAuthentication }) => ({
    ...(await startAuthentication({ optionsJSON: request })),
  }));
