import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createS3Bucket } from '../platform/files/s3-bucket.ts';
import { outageRetryAfterSeconds } from './outage.ts';

const failure = async (attempt: () => Promise<unknown>): Promise<unknown> =>
  attempt().then(
    () => null,
    (error: unknown) => error,
  );
const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('an outage of the database', () => {
  it.each([
    ['no server on the port', 'postgresql://app@127.0.0.1:4279/quayside'],
    ['no socket file', 'postgresql://app@/quayside?host=/nowhere/at/all'],
    ['no such host', 'postgresql://app@db.invalid/quayside'],
  ])('is seen in what pg throws: %s', async (_what, connectionString) => {
    const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 2000 });
    expect(outageRetryAfterSeconds(await failure(() => pool.query('select 1')))).toBe(5);
    await pool.end();
  });

  it.each(['57P01', '57P03', '08006', '53300', 'ECONNRESET'])('is seen in the code %s', (code) => {
    expect(outageRetryAfterSeconds(coded(code))).toBe(5);
  });

  it('is recognised in wrapped errors', () => {
    expect(
      outageRetryAfterSeconds(
        new Error('could not place', { cause: new Error('q', { cause: coded('57P01') }) }),
      ),
    ).toBe(5);
  });
});

describe('an outage of the bucket', () => {
  it("is recognised in the file store's error if the bucket has a failure of its own", async () => {
    const troubled = createServer((_request, response) => response.writeHead(503).end()).listen(
      0,
      '127.0.0.1',
    );
    await once(troubled, 'listening');
    const { port } = troubled.address() as AddressInfo; // it listens on a port, not on a pipe
    const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
    const client = {
      region: 'eu-south-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials,
      forcePathStyle: true,
      maxAttempts: 1,
    };
    const store = createS3Bucket({ bucket: 'quayside', prefix: '', client });
    const thrown = await failure(() => store.write('a.txt', Buffer.from('x'), { mimeType: 'text/plain' }));
    expect(outageRetryAfterSeconds(thrown)).toBe(5);
    troubled.close();
  });

  it('is recognised if no response arrived in time, which aborts the call', () => {
    const ended = Object.assign(new Error('Request aborted'), { name: 'AbortError' });
    expect(outageRetryAfterSeconds(new Error('Unable to write the file', { cause: ended }))).toBe(5);
  });
});

describe('a full disk', () => {
  it('is recognised in errors of the system and PostgreSQL, also wrapped by the file store', () => {
    const wrapped = new Error('Unable to write the file', { cause: coded('ENOSPC') });
    expect([coded('ENOSPC'), wrapped, coded('EDQUOT'), coded('53100')].map(outageRetryAfterSeconds)).toEqual([
      60, 60, 60, 60,
    ]);
  });
});

describe('a bug', () => {
  it('is not an outage: a violated constraint, a missing file, a thrown text', async () => {
    const missingFile = await failure(() => readFile('/nowhere/at/all'));
    expect(
      [
        coded('23505'),
        missingFile,
        'ECONNREFUSED',
        new TypeError('x is not a function'),
        Object.assign(new Error('NoSuchBucket'), { $metadata: { httpStatusCode: 404 } }),
      ].map(outageRetryAfterSeconds),
    ).toEqual([null, null, null, null, null]);
  });
});

it('takes every refused connection for an outage', async () => {
  const refused = await failure(
    () =>
      new Promise((resolve, reject) => connect(4279, '127.0.0.1', () => resolve(null)).once('error', reject)),
  );
  expect(outageRetryAfterSeconds(refused)).toBe(5);
});
