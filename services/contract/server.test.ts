import { EventEmitter, once } from 'node:events';
import { createServer as occupy, type AddressInfo } from 'node:net';
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
    'are taken over when they are sane: %s',
    async (given) => {
      const response = await start().inject({ url: '/papers/1', headers: { 'x-request-id': given } });
      expect([response.headers['x-request-id'], response.json()]).toEqual([given, { id: given }]);
    },
  );

  it.each(['short', 'x'.repeat(65), 'with spaces in it', '{"level":"fatal"}', '<script>alert(1)'])(
    'are made when they are not: %s',
    async (given) => {
      const { headers } = await start().inject({ url: '/papers/1', headers: { 'x-request-id': given } });
      expect(headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    },
  );
});

describe('the log of a request', () => {
  it('names the route by its pattern, and nothing of the address', async () => {
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

describe('an address that cannot be read', () => {
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
  it('that is taken is told in one sentence that says what to do', async () => {
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

describe('stopping', () => {
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

  it('lets what is in flight finish, takes nothing new, then closes the rest in order', async () => {
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

  it('cuts what never finishes, and closes the rest all the same', async () => {
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

  it('says with its exit code that a part did not close', async () => {
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
