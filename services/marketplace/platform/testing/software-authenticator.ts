import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

// A passkey like that of a browser and a security key (WebAuthn level 2, ES256, attestation "none"), implemented
// without the library under test.

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

const userPresent = 0x01;
const attestedData = 0x40;

/** The few CBOR types that occur: small positive and negative integers, byte strings, texts, maps. */
function cbor(value: number | Uint8Array | string | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    return size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as Uint8Array)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** A security key for one site. */
export function softwareAuthenticator(origin: string) {
  const rpIdHash = sha256(new URL(origin).hostname);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let uses = 0;

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (flags: number, attested: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(uses);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, attested]);
  };
  const credential = (response: Readonly<Record<string, unknown>>) => ({
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** The response of `navigator.credentials.create`. */
    create(challenge: string, from = origin) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const size = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), size, credentialId, cbor(cose)]);
      const authData = authenticatorData(userPresent | attestedData, attested);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, from)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['usb'],
      });
    },
    /** The response of `navigator.credentials.get`, which counts as a use. */
    get(challenge: string, from = origin) {
      uses += 1;
      const data = clientData('webauthn.get', challenge, from);
      const authData = authenticatorData(userPresent);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      return credential({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      });
    },
    /** Resets the use count, like that of an older copy of the key. */
    forgetUses() {
      uses = 0;
    },
  };
}
