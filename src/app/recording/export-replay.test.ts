import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { readRecording } from '../../statecharts/trace/read.ts';
import { createRecorder } from '../../statecharts/trace/recorder.ts';
import { replayTrace } from '../../statecharts/trace/replay.ts';
import type { Trace } from '../../statecharts/trace/trace.types.ts';
import { PartLoadError } from '../../lib/load-part.ts';
import { appMachines } from './app-machines.ts';
import { replayForReport, replayOf } from './export-replay.ts';
import type { RecordedPage } from './recorded-page.ts';
import { anna, password, recorderOfTests, signInRecorded } from './testing/recorded-session.ts';

const build = { release: 'quayside@test', now: () => new Date('2026-11-22T13:05:42Z') };
const pageWith = (...traces: Trace[]): RecordedPage => ({ traces: async () => traces });

async function signedIn() {
  const recorder = recorderOfTests();
  const session = await signInRecorded(recorder.inspect);
  return { recorder, session };
}

function readBack(text: string) {
  const read = readRecording(text);
  if (!read.ok) throw new Error(`${read.place}: ${read.reason}`);
  return read.recording;
}

it('takes a sign-in along as states and steps, with nothing of the person or the password', async () => {
  const { recorder, session } = await signedIn();
  const { text, ...rest } = await replayOf(recorder, build);
  expect(rest).toEqual({ fileName: 'quayside-replay-2026-11-22T13-05.json', leftOut: [], isWhole: true });
  for (const secret of [password, anna.email, anna.firstName, anna.lastName, anna.id])
    expect(text).not.toContain(secret);

  const { release, recordedAt, traces } = readBack(text ?? '');
  expect([release, recordedAt]).toEqual(['quayside@test', '2026-11-22T13:05:42.000Z']);
  const [trace] = traces;
  const replay = trace && appMachines.session && replayTrace(trace, appMachines.session);
  expect(replay?.stopped).toBe(null);
  expect(replay?.frames.at(-1)?.snapshot.value).toEqual(session.getSnapshot().value);
  expect(trace?.steps.map(({ event }) => event.type)).toContain('SIGN_IN.SUBMITTED');
});

it('leaves out what no longer replays to the same states, and names its flow', async () => {
  const { recorder } = await signedIn();
  const [trace] = await recorder.traces();
  if (!trace) throw new Error('The sign-in was recorded.');
  const astray: Trace = {
    ...trace,
    steps: trace.steps.map((step) => (step.to ? { ...step, to: { ...step.to, value: 'expired' } } : step)),
  };
  const { text, leftOut } = await replayOf(pageWith(trace, astray, { ...trace, machine: 'winch' }), build);
  expect(leftOut).toEqual(['session', 'winch']);
  expect(readBack(text ?? '').traces).toHaveLength(1);

  expect(await replayOf(pageWith(astray), build)).toEqual({
    text: null,
    leftOut: ['session'],
    isWhole: true,
  });
  expect(await replayForReport(pageWith(astray), build, 200_000)).toEqual({ refused: 'nothing_replays' });
});

it('has nothing to give where nothing has happened', async () => {
  expect(await replayOf(pageWith(), build)).toEqual({ text: null, leftOut: [], isWhole: true });
  expect(await replayForReport(pageWith(), build, 200_000)).toEqual({ refused: 'nothing_happened' });
});

it('puts into a report what there is room for, the flow that moved last first', async () => {
  const { recorder } = await signedIn();
  const [trace] = await recorder.traces();
  if (!trace) throw new Error('The sign-in was recorded.');
  const room = new TextEncoder().encode((await replayOf(pageWith(trace, trace), build)).text ?? '').length;
  const three = pageWith(trace, trace, trace);

  const made = await replayForReport(three, build, room);
  expect(made).toMatchObject({ leftOut: ['session'], isWhole: true });
  expect('text' in made && readBack(made.text).traces).toHaveLength(2);
  expect('text' in made && new TextEncoder().encode(made.text).length).toBe(room);
  expect(await replayForReport(three, build, room - 1)).toMatchObject({ leftOut: ['session', 'session'] });
  expect(await replayForReport(three, build, 100)).toEqual({ refused: 'too_large' });
});

it('keeps the end of the flow that moved last where the whole of it has no room', async () => {
  const { recorder, session } = await signedIn();
  const older = await signInRecorded(recorder.inspect);
  for (let round = 0; round < 300; round += 1)
    session.send({ type: 'SIGN_IN.SUBMITTED', email: `${round}${anna.email}`, password });
  const [whole, other] = await recorder.traces();
  if (!whole || !other) throw new Error('Both were recorded.');
  const room = Math.floor(JSON.stringify(whole).length / 2);

  const made = await replayForReport(recorder, build, room);
  expect(made).toMatchObject({ leftOut: ['session'], isWhole: false });
  if (!('text' in made)) throw new Error('It is attached.');
  expect(new TextEncoder().encode(made.text).length).toBeLessThanOrEqual(room);
  const { traces } = readBack(made.text);
  expect(traces).toHaveLength(1);
  const [cut] = traces;
  expect(cut?.base?.['/']).toMatchObject({ status: 'active' });
  expect(cut?.steps.length).toBeGreaterThan(whole.steps.length / 4);
  const eventsOf = ({ steps }: Trace) => steps.map(({ event }) => event);
  expect(cut && eventsOf(cut)).toEqual(eventsOf(whole).slice(-(cut?.steps.length ?? 0)));
  expect(cut && appMachines.session && replayTrace(cut, appMachines.session).stopped).toBe(null);

  // If there is room only for the last trace, it is sent whole.
  const { text } = await replayOf(pageWith(whole), build);
  const justOne = new TextEncoder().encode(text ?? '').length;
  expect(await replayForReport(recorder, build, justOne)).toMatchObject({ isWhole: true });
  expect(await replayForReport(recorder, build, 100)).toEqual({ refused: 'too_large' });
  older.stop();
});

it('says that something could not be recorded, and gives the rest', async () => {
  const { recorder } = await signedIn();
  // Breaks the recorder: an object that is no actor.
  recorder.inspect({ type: '@xstate.event', actorRef: null } as never);
  expect(await replayOf(recorder, build)).toMatchObject({ text: expect.any(String), isWhole: false });
});

it('fails with the reason where the code that packs cannot be had', async () => {
  const recorder = createRecorder({
    whenIdle: () => undefined,
    loadPacker: () => Promise.reject(new PartLoadError('gone')),
  });
  createActor(createMachine({ id: 'winch' }), { inspect: recorder.inspect }).start();
  await expect(replayOf(recorder, build)).rejects.toThrow(PartLoadError);
});
