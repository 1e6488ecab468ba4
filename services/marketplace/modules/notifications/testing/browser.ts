import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type JsonWebKey,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

// A browser and its push service, implemented from RFC 8188, 8291 and 8292 without the library under test.

const hkdf = (key: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser's subscription, and how it decrypts pushes. */
export function browser(endpoint = `https://push.example.com/send/${randomBytes(12).toString('base64url')}`) {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  const auth = randomBytes(16);
  return {
    target: { endpoint, p256dh, auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const [salt, keyBytes] = [body.subarray(0, 16), body[20] ?? 0];
      const senderKey = body.subarray(21, 21 + keyBytes);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
      const secret = hkdf(ecdh.computeSecret(senderKey), auth, info, 32);
      const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
      const record = body.subarray(21 + keyBytes);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
      const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      // A record ends with its delimiter: 2 for the last.
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  } as const;
}

/** Whether a request is signed for its push service with the key of the subscription, and its stated contact. */
export function signature(headers: IncomingHttpHeaders, publicKey: string) {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signed = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk: JsonWebKey = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return {
    isOurs:
      key === publicKey &&
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        Buffer.from(signed, 'base64url'),
      ),
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      readonly aud: string;
      readonly sub: string;
    },
  } as const;
}

/** A push service on this machine, which answers every push with `status`. */
export async function pushService() {
  const received: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = [];
  const state = { status: 201 };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(state.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    received,
    // A listening TCP server has an address.
    url: `http://localhost:${(server.address() as AddressInfo).port}/send`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  } as const;
}
