import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assistantFixtures } from '../../../src/machines/assistant/assistant.fixtures.ts';
import { assistantMachine } from '../../../src/machines/assistant/index.ts';
import type { Trace } from '../../../src/statecharts/trace/trace.types.ts';
import { traceOfPlayback } from '../workbench/trace-of-playback.ts';
import { startPlayback } from '../workbench/playbacks.ts';
import { saveTrace } from './save-trace.ts';

// The function accepts a flow of any machine; these fixtures have their own machine's types.
const flow = { machine: assistantMachine, fixtures: assistantFixtures } as unknown as Parameters<
  typeof startPlayback
>[0];
const asked = { actor: '/', event: { type: 'QUESTION.ASKED', text: 'Do you deliver?' } as never, at: 0 };

let machinesFolder: string;
let trace: Trace;
beforeEach(async () => {
  machinesFolder = await mkdtemp(join(tmpdir(), 'kept-traces-'));
  await mkdir(join(machinesFolder, 'assistant'));
  await mkdir(join(machinesFolder, 'cart'));
  trace = await traceOfPlayback(assistantMachine, { ...startPlayback(flow, ''), events: [asked], played: 1 });
});
afterEach(() => rm(machinesFolder, { recursive: true }));

const keep = (changed: Partial<{ flow: string; name: string; text: string }> = {}) =>
  saveTrace(
    { id: 'request-1', flow: 'assistant', name: 'asked-once', text: JSON.stringify(trace), ...changed },
    { machinesFolder, load: async () => ({ assistantMachine }), format: async (json) => `${json}\n` },
  );
const written = () => readdir(machinesFolder, { recursive: true });

describe('keeping a trace as a test', () => {
  it('writes it next to its flow, where it can be read again', async () => {
    expect(await keep()).toEqual({
      id: 'request-1',
      ok: true,
      path: 'src/machines/assistant/traces/asked-once.json',
    });
    const text = await readFile(join(machinesFolder, 'assistant/traces/asked-once.json'), 'utf8');
    expect(JSON.parse(text)).toEqual(trace);
  });

  it('writes over no other test', async () => {
    await keep();
    expect(await keep()).toMatchObject({ ok: false, reason: expect.stringContaining('already a test') });
  });

  it.each([
    ['a flow that is not there', { flow: 'booking' }, 'no flow “booking”'],
    ['a path for a flow', { flow: '../machines/assistant' }, 'no flow'],
    ['a path for a name', { name: '../../escaped' }, 'small letters'],
    ['no name', { name: '' }, 'Give it a name'],
    ['a name too long', { name: 'a'.repeat(81) }, 'at most 80'],
    ['no JSON', { text: '{' }, 'line 1'],
    ['another flow’s trace', { flow: 'cart' }, 'another machine'],
  ])('refuses %s', async (_, changed, reason) => {
    const before = await written();
    expect(await keep(changed)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
    expect(await written()).toEqual(before);
  });

  it('refuses what does not replay, with the step', async () => {
    const steps = trace.steps.map((step, index) =>
      index === 1 ? { ...step, to: { value: 'ready', status: 'active' } } : step,
    );
    expect(await keep({ text: JSON.stringify({ ...trace, steps }) })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('at step 2'),
    });
  });

  it('refuses an event that the machine does not know, though it changed nothing', async () => {
    const last = trace.steps.findLast(({ actor }) => actor === '/');
    const steps = [...trace.steps, { ...last, from: null, event: { type: 'STORM.WARNED' } }];
    expect(await keep({ text: JSON.stringify({ ...trace, steps }) })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('STORM.WARNED'),
    });
  });
});
