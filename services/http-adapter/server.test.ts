import { EventEmitter, once } from 'node:events';
import { connect, createServer as occupy, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { stopGracefully, type StopOptions } from './graceful-stop.ts';
import { listen } from './listening.ts';
import { createServer } from './server.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const start = (lines: string[] = []) => {
  app = createServer({ log: pino({}, { write: (line: string) => lines.push(line) }) });
  app.get('/papers/:token', async ({ id }) => ({ id }));
  return app;
};

describe('request ids', () => {
  it.each(['from-the-caller', '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f'])(
    'are accepted if they are harmless: %s',
    async (given) => {
      const response = await start().inject({ url: '/papers/1', headers: { 'x-request-id': given } });
      expect([response.headers['x-request-id'], response.json()]).toEqual([given, { id: given }]);
    },
  );

  it.each(['short', 'x'.repeat(65), 'with spaces in it', '{"level":"fatal"}', '<script>alert(1)'])(
    'are generated if they are not: %s',
    async (given) => {
      const { headers } = await start().inject({ url: '/papers/1', headers: { 'x-request-id': given } });
      expect(headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    },
  );
});

describe('an invalid request', () => {
  const longHead = `GET / HTTP/1.1\r\nhost: quay\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`;
  const longBody = 'POST / HTTP/1.1\r\nhost: quay\r\ncontent-length: 2\r\n\r\n{} and more\r\n\r\n';

  it.each([
    ['no HTTP', 'AHOY\r\n\r\n', 400, 'This request can’t be read.'],
    ['a head that is too large', longHead, 431, 'The head of the request is too large.'],
    ['more body than was said', longBody, 400, 'This request can’t be read.'],
  ])('is answered in the envelope: %s', async (_what, sent, status, message) => {
    start();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo; // it listens on a port, not on a pipe
    const socket = connect(port, '127.0.0.1');
    socket.write(sent);
    const answer = await text(socket);
    const last = answer.slice(answer.lastIndexOf('HTTP/1.1'));
    expect([
      last.slice(0, 12),
      JSON.parse(last.slice(last.indexOf('\r\n\r\n'))) as { status: boolean },
    ]).toEqual([
      `HTTP/1.1 ${status}`,
      { status: false, message, error: { code: 'VALIDATION', requestId: expect.any(String) as string } },
    ]);
  });
});

describe('the log of a request', () => {
  it("contains the route's pattern, and nothing of the address", async () => {
    const lines: string[] = [];
    await start(lines).inject({
      url: '/papers/secret-token?code=123456',
      headers: { 'x-request-id': 'from-the-test' },
    });
    await app.inject('/unknown/secret-token');
    expect(
      lines
        .map((line) => JSON.parse(line) as { route: string; status: number })
        .map(({ route, status }) => [route, status]),
    ).toEqual([
      ['/papers/:token', 200],
      ['unknown', 404],
    ]);
    expect(lines.join()).not.toMatch(/secret-token|123456/);
  });
});

describe('a connection that sends no request', () => {
  it.each([
    ['nothing at all', ''],
    ['half a head', 'GET /papers/1 HTTP/1.1\r\nHost: localhost\r\n'],
  ])('is let go: %s', async (_, sent) => {
    app = createServer({ log: pino({ level: 'silent' }), headMaxMs: 200 });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo; // it listens on a port, not on a pipe
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.resume();
    socket.write(sent);
    await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
  });
});

describe('an invalid address', () => {
  it('is refused in the envelope', async () => {
    const response = await start().inject({
      url: '/papers/%E0%A4%A',
      headers: { 'x-request-id': 'from-the-test' },
    });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        status: false,
        message: 'This address cannot be read.',
        error: { code: 'VALIDATION', requestId: 'from-the-test' },
      },
    ]);
  });
});

describe('a port', () => {
  it('in use is reported in one sentence that says what to do', async () => {
    const other = occupy().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo; // it listens on a port, not on a pipe
    const outcome = await listen(start(), { port, host: '127.0.0.1', portVariable: 'PORT' });
    expect(outcome).toEqual({
      ok: false,
      error: `Port ${port} is taken by another program: stop it, or set PORT to a free port.`,
    });
    other.close();
  });
});

describe('a stop', () => {
  const stopping = (options: Partial<StopOptions> = {}) => {
    const source = new EventEmitter();
    const done: (string | number)[] = [];
    const exit = Promise.withResolvers<number>();
    const part = (name: string) => ({ name, close: async () => void done.push(name) });
    stopGracefully({
      app,
      afterwards: [part('worker'), part('pool')],
      process: source,
      exit: (code) => {
        done.push(code);
        exit.resolve(code);
      },
      ...options,
    });
    return { source, done, exited: exit.promise };
  };

  it('lets running requests finish, accepts nothing new, then closes the other parts in order', async () => {
    start();
    const arrived = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    app.get('/slow', async () => {
      arrived.resolve();
      await finish.promise;
      return { finished: true };
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const { source, done, exited } = stopping();
    const slow = fetch(`${origin}/slow`);
    await arrived.promise;
    source.emit('SIGTERM');
    source.emit('SIGINT');
    await expect(fetch(`${origin}/papers/1`)).rejects.toThrow();
    expect(done).toEqual([]);
    finish.resolve();
    expect(await (await slow).json()).toEqual({ finished: true });
    expect(await exited).toBe(0);
    expect(done).toEqual(['worker', 'pool', 0]);
  });

  it('aborts requests that never finish, and closes the other parts nevertheless', async () => {
    start();
    const arrived = Promise.withResolvers<void>();
    app.get('/stuck', () => {
      arrived.resolve();
      return new Promise(() => undefined);
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const { source, done, exited } = stopping({ inFlightMaxMs: 20 });
    const stuck = fetch(`${origin}/stuck`);
    await arrived.promise;
    source.emit('SIGTERM');
    await expect(stuck).rejects.toThrow();
    await exited;
    expect(done).toEqual(['worker', 'pool', 0]);
  });

  it('reports a part that did not close by its exit code', async () => {
    start();
    const closed: string[] = [];
    const { source, exited } = stopping({
      afterwards: [
        { name: 'worker', close: () => Promise.reject(new Error('stuck')) },
        { name: 'pool', close: async () => void closed.push('pool') },
      ],
    });
    source.emit('SIGTERM');
    expect(await exited).toBe(1);
    expect(closed).toEqual(['pool']);
  });
});
