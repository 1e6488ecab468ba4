import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { OtherProtocol } from '../../platform/public-internet.ts';
import { postPush } from './post-push.ts';

it('rejects at once if the push service speaks another protocol', async () => {
  const server = createServer((request) => {
    request.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: push\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address.
  const endpoint = `http://localhost:${(server.address() as AddressInfo).port}/send`;
  try {
    const sent = postPush(
      { endpoint, headers: {}, body: Buffer.from('news') },
      { isPublicAddress: () => true, isPublicName: () => true },
    );
    await expect(sent).rejects.toBeInstanceOf(OtherProtocol);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
