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

// The only file that uses the library, which is loaded for the first passkey because it would delay startup.
const library = async () => import('@simplewebauthn/server');

export type PasskeyOptions = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;

/** A browser's response, of any shape until it is verified. */
export type PasskeyAnswer = Readonly<Record<string, unknown>>;

/** Passkeys are bound to the site's host. Browsers refuse IP addresses, so development needs `localhost`. */
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
    // The password is required too, so a key without PIN or fingerprint is sufficient.
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

/** The challenge for which a browser's response was made; null if it is malformed. */
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

/** The library throws for every invalid response, and does no I/O. */
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

/** The data of a new passkey to store; null if the response does not match the challenge. */
export async function verifyCreation(
  answer: PasskeyAnswer,
  expected: Expected,
): Promise<Omit<PasskeyProof, 'id'> | null> {
  const { verifyRegistrationResponse } = await library();
  const verified = await unlessThrown(async () =>
    // The library validates the shape itself.
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

/**
 * The passkey's new use count; null if the response does not match the challenge, or comes from a copy of the device.
 */
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
    // The library validates the shape itself.
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      credential,
      ...expectedOf(expected),
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}
