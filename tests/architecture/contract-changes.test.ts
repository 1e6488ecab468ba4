import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/contract-changes.mjs', import.meta.url));

const body = (properties: object, required: readonly string[]) => ({
  content: { 'application/json': { schema: { type: 'object', properties, required } } },
});
const berth = { name: { type: 'string' }, depthMetres: { type: 'number' } };
const answers = (properties: object, more: object = {}) => ({
  responses: { 200: { description: 'Done', ...body(properties, Object.keys(properties)) }, ...more },
});
const notYet = { 501: { description: 'Not available yet' } };

const contract = (berths: object, moorings: object | null) => ({
  openapi: '3.1.0',
  info: { title: 'Harbour', version: '1.0.0' },
  paths: {
    '/berths': { get: { operationId: 'getBerths', ...berths } },
    ...(moorings && { '/moorings': { post: { operationId: 'moor', ...moorings } } }),
  },
});
const released = contract(answers(berth), answers(berth, notYet));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quayside-contract-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(place: string, marketplace: object): Promise<void> {
  const into = path.join(folder, place);
  await mkdir(into, { recursive: true });
  await writeFile(path.join(into, 'marketplace.json'), JSON.stringify(marketplace));
  await writeFile(path.join(into, 'ai-parser.json'), JSON.stringify(released));
}

async function run(...more: readonly string[]) {
  const places = ['--released', path.join(folder, 'released'), '--current', path.join(folder, 'current')];
  const child = spawn(process.execPath, [script, ...places, ...more], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, failure] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { exitCode: child.exitCode, out: out.trim().split('\n'), failure: failure.trim() };
}

const unchanged = 'ai-parser.json  no change since the last release';

describe('the check of contract changes', () => {
  beforeEach(() => write('released', released));

  it('passes without changes', async () => {
    await write('current', released);
    expect(await run()).toEqual({
      exitCode: 0,
      out: ['marketplace.json  no change since the last release', unchanged],
      failure: '',
    });
  });

  it('fails if an answer loses a field', async () => {
    await write('current', contract(answers({ name: berth.name }), answers(berth, notYet)));
    expect(await run()).toEqual({
      exitCode: 1,
      out: [
        'marketplace.json  BREAKING  GET /berths  removed the required property `depthMetres` from the response with the `200` status',
        unchanged,
      ],
      failure: expect.stringContaining('The contract breaks somebody'),
    });
  });

  it('passes with additions, and lists them', async () => {
    await write(
      'current',
      contract(answers({ ...berth, length: { type: 'number' } }), answers(berth, notYet)),
    );
    expect(await run()).toEqual({
      exitCode: 0,
      out: [
        'marketplace.json  compatible  GET /berths  added the required property `length` to the response with the `200` status',
        unchanged,
      ],
      failure: '',
    });
  });

  it('permits any change of an operation that only ever answered 501, and its removal', async () => {
    await write('current', contract(answers(berth), null));
    expect(await run()).toEqual({
      exitCode: 0,
      out: [
        'marketplace.json  not yet relied on  POST /moorings  api path removed without deprecation',
        unchanged,
      ],
      failure: '',
    });
  });

  it('makes the current contract the released one on request', async () => {
    await write('current', contract(answers({ name: berth.name }), null));
    expect(await run('--release')).toMatchObject({ exitCode: 0, failure: '' });
    expect(await run()).toMatchObject({ exitCode: 0, failure: '' });
  });

  it('fails for a contract that was never released', async () => {
    await write('current', released);
    await rm(path.join(folder, 'released/marketplace.json'));
    expect(await run()).toMatchObject({
      exitCode: 1,
      failure: expect.stringContaining('marketplace.json was never released'),
    });
  });
});
