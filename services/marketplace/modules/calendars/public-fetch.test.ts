import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../platform/public-internet.ts';
import { fetchPublic } from './public-fetch.ts';

it.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['192.168.1.1', false],
  ['172.31.255.255', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:93.184.215.14', true],
  ['64:ff9b::7f00:1', false],
  ['::ffff:0:127.0.0.1', false],
  ['64:ff9b:1::7f00:1', false],
  ['64:ff9b:1::a00:1', false],
  ['fec0::1', false],
  ['3fff::1', false],
  ['5f00::1', false],
  ['100:0:0:1::1', false],
  ['what', false],
])('takes %s for public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});
/** A server on this machine, whose address counts as public here. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  // A listening TCP server has an address.
  return `http://localhost:${(server.address() as AddressInfo).port}/yard.ics`;
}
const asPublic = {
  etag: null,
  lastModified: null,
  isPublicAddress: () => true,
  isPublicName: () => true,
};

describe('an address', () => {
  it('is read with the headers for its version', async () => {
    const url = await serve((_request, response) => {
      response.setHeader('etag', '"7"');
      response.end('BEGIN:VCALENDAR');
    });
    expect(await fetchPublic(url, asPublic)).toEqual({
      ok: true,
      value: { text: 'BEGIN:VCALENDAR', etag: '"7"', lastModified: null },
    });
  });

  it('is not read again if it has not changed', async () => {
    const url = await serve((request, response) => {
      response.statusCode = request.headers['if-none-match'] === '"7"' ? 304 : 200;
      response.end();
    });
    const again = await fetchPublic(url, { ...asPublic, etag: '"7"' });
    expect(again).toMatchObject({ ok: true, value: { text: null } });
  });

  it('in the own network is refused, by its name and by the address of its name', async () => {
    const url = await serve((_request, response) => response.end('secret'));
    // A connection that is already open is checked like any other.
    await fetchPublic(url, asPublic);
    const options = { etag: null, lastModified: null };
    const refused = { ok: false, error: 'This address isn’t on the public internet.' };
    expect(await fetchPublic(url, options)).toEqual(refused);
    expect(await fetchPublic(url, { ...options, isPublicName: () => true })).toEqual(refused);
  });

  it('that redirects forever is abandoned', async () => {
    const url = await serve((request, response) => {
      response.writeHead(302, { location: `${request.url}+` }).end();
    });
    expect(await fetchPublic(url, asPublic)).toEqual({
      ok: false,
      error: 'This address redirects too many times.',
    });
  });

  it('that redirects to an unsupported scheme is refused', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(302, { location: 'http://[bad' }).end();
    });
    expect(await fetchPublic(url, asPublic)).toEqual({
      ok: false,
      error: 'This address answers with an error.',
    });
  });

  it('that speaks another protocol is refused at once', async () => {
    const url = await serve((request) => {
      request.socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: yard\r\n\r\n',
      );
    });
    expect(await fetchPublic(url, asPublic)).toEqual({
      ok: false,
      error: 'This address answers with an error.',
    });
  });

  it('that never ends is aborted', async () => {
    const url = await serve((_request, response) => {
      const more = Buffer.alloc(256 * 1024, 65);
      const write = () => {
        while (response.write(more));
        response.once('drain', write);
      };
      write();
    });
    expect(await fetchPublic(url, asPublic)).toEqual({
      ok: false,
      error: 'This calendar is larger than 5 MB.',
    });
  });

  it('that fails returns the failure', async () => {
    const url = await serve((_request, response) => {
      response.statusCode = 500;
      response.end();
    });
    expect(await fetchPublic(url, asPublic)).toEqual({
      ok: false,
      error: 'This address answers with an error.',
    });
  });
});
