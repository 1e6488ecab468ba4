import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Free ports of this machine.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new TypeError('A TCP server has a port.');
    return address.port;
  });
  // All are closed together: a port closed earlier could be returned twice.
  await Promise.all(
    servers.map(async (server) => {
      server.close();
      await once(server, 'close');
    }),
  );
  return ports;
}

/** One free port. */
export async function freePort() {
  const [port] = await freePorts(1);
  if (port === undefined) throw new TypeError('One was asked for.');
  return port;
}
