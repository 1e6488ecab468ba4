import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { Credential, PasskeyProof } from './passkeys.repository.ts';

// The only file that knows the library, which is loaded when the first passkey is asked for: it would delay the start.
const library = async () => import('@simplewebauthn/server');

export type PasskeyOptions = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;

/** What a browser answered; anything, until it is verified. */
export type PasskeyAnswer = Readonly<Record<string, unknown>>;

/** Passkeys are bound to the site's host. Browsers refuse bare IP addresses, so that development needs `localhost`. */
function siteOf(publicUrl: string): { readonly rpId: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
}

const transportNames: readonly string[] = [
  'ble',
  'hybrid',
  'internal',
  'nfc',
  'usb',
] satisfies readonly AuthenticatorTransport[];
const isTransport = (name: string): name is AuthenticatorTransport => transportNames.includes(name);

const known = (credentials: readonly Credential[]) =>
  credentials.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: transports.filter(isTransport),
  }));

export async function creationOptions(
  publicUrl: string,
  owner: { readonly userId: string; readonly email: string },
  credentials: readonly Credential[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Quayside',
    rpID: siteOf(publicUrl).rpId,
    userName: owner.email,
    userID: new TextEncoder().encode(owner.userId),
    excludeCredentials: known(credentials),
    // The password is asked for as well, so that a key without a PIN or fingerprint is enough.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

export async function requestOptions(
  publicUrl: string,
  credentials: readonly Credential[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: siteOf(publicUrl).rpId,
    allowCredentials: known(credentials),
    userVerification: 'preferred',
  });
}

const clientData = z.object({ challenge: z.string() });
const answered = z.object({ response: z.object({ clientDataJSON: z.string() }) });

/** The challenge that a browser's answer says it was made for; null when it is no such answer. */
export function challengeIn(answer: PasskeyAnswer): string | null {
  const given = answered.safeParse(answer);
  if (!given.success) return null;
  const json = Buffer.from(given.data.response.clientDataJSON, 'base64url').toString('utf8');
  const data = z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('not JSON');
        return z.NEVER;
      }
    })
    .pipe(clientData)
    .safeParse(json);
  return data.success ? data.data.challenge : null;
}

/** The library refuses by throwing whatever is wrong with an answer, and waits for nothing outside of the process. */
async function unlessThrown<Value>(verify: () => Promise<Value>): Promise<Value | null> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

interface Expected {
  readonly publicUrl: string;
  readonly challenge: string;
}

const expectedOf = ({ publicUrl, challenge }: Expected) => {
  const { rpId, origin } = siteOf(publicUrl);
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
  } as const;
};

/** What to store of a new passkey; null when the answer is not what was asked for. */
export async function verifyCreation(
  answer: PasskeyAnswer,
  expected: Expected,
): Promise<Omit<PasskeyProof, 'id'> | null> {
  const { verifyRegistrationResponse } = await library();
  const verified = await unlessThrown(async () =>
    // The library checks the shape itself.
    verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      ...expectedOf(expected),
    }),
  );
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    uses: counter,
    transports: (transports ?? []).filter(isTransport),
  };
}

/** The passkey's new count of uses; null when the answer is not what was asked for, or comes from a copy of the device. */
export async function verifyUse(
  answer: PasskeyAnswer,
  passkey: PasskeyProof,
  expected: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const credential: WebAuthnCredential = {
    id: passkey.credentialId,
    publicKey: Uint8Array.from(passkey.publicKey),
    counter: passkey.uses,
    transports: passkey.transports.filter(isTransport),
  };
  const verified = await unlessThrown(async () =>
    // The library checks the shape itself.
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      credential,
      ...expectedOf(expected),
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}
