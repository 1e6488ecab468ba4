// The cost of recording, replaying and drawing machines on this computer, each compared with the same work without it:
// `npm run bench:statecharts`. Asserts nothing.
import { gzipSync } from 'node:zlib';
import ELK from 'elkjs/lib/elk.bundled.js';
import { JSDOM } from 'jsdom';
import { createActor, fromPromise, transition } from 'xstate';
import { importAllowance } from '../../src/machines/import/import.allowance.ts';
import { importMachine } from '../../src/machines/import/import.machine.ts';
import { onboardingMachine } from '../../src/machines/onboarding/onboarding.machine.ts';
import { chartOf } from '../../src/statecharts/chart/chart-model.ts';
import { layoutChart } from '../../src/statecharts/chart/layout.ts';
import { checkBeforeExport } from '../../src/statecharts/trace/export-check.ts';
import { createPacker } from '../../src/statecharts/trace/packer.ts';
import { createRecorder } from '../../src/statecharts/trace/recorder.ts';
import { replayTrace } from '../../src/statecharts/trace/replay.ts';
import { readOptions } from './options.mjs';

const given = readOptions({
  usual: { rounds: '41', events: '600', layouts: '5' },
  small: { rounds: '7', events: '100', layouts: '1' },
});
const [mostRounds, eventCount, layouts] = [given.rounds, given.events, given.layouts].map(Number);

const allowances = { import: importAllowance };
const never = new Promise(() => {});

/** The import machine in its review, with actors that answer at once where necessary, and delays that never end. */
async function reviewing(inspect) {
  const summary = { rows: 400, blocked: 3, doubtful: 9, noted: 1, excluded: 2, ready: 395 };
  const draft = {
    importId: '8f14e45f-ceea-467f-9d4b-1c0b7e4a2b11',
    fileName: 'Ann’s list.csv',
    sizeBytes: 81_000,
    hasFile: true,
    hasReading: true,
    isCutOff: false,
    version: 4,
  };
  const machine = importMachine.provide({
    actors: {
      openDraft: fromPromise(async () => ({ draft })),
      fetchReview: fromPromise(async () => ({ draft, summary })),
      compareRows: fromPromise(() => never),
      saveEdits: fromPromise(() => never),
    },
    delays: { patience: 1e9, 'autosave pause': 1e9 },
  });
  const actor = createActor(machine, {
    input: { role: 'supplier', userId: '7d444840-9dc0-11d1-b245-5ffdce74fad2' },
    ...(inspect && { inspect }),
  }).start();
  for (let turn = 0; turn < 200 && !actor.getSnapshot().matches('reviewing'); turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (!actor.getSnapshot().matches('reviewing')) {
    throw new Error(`The import did not reach its review: ${JSON.stringify(actor.getSnapshot().value)}`);
  }
  let round = 0;
  const edit = () => {
    round += 1;
    actor.send({ type: 'REVIEW.SUMMED_UP', summary: { ...summary, ready: 300 + (round % 90) } });
  };
  return { actor, edit };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Microseconds per round, the median of many; the two variants alternate. */
async function inTurns(one, other, times, rounds = mostRounds) {
  const taken = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, work] of [one, other].entries()) {
      const start = performance.now();
      for (let n = 0; n < times; n += 1) await work();
      taken[place].push(((performance.now() - start) / times) * 1_000);
    }
  }
  return taken.map((list) => median(list.slice(5)));
}

const waiting = [];
const recorder = createRecorder({
  whenIdle: (work) => waiting.push(work),
  loadPacker: async () => createPacker({ allowances }),
});
/** The recorder's deferred work, which never delays a transition. */
const idle = () => waiting.splice(0).forEach((work) => work());
await recorder.traces();

let drawn = 0;
let inspecting = 0;
const line = (text, value) => console.log(`${text.padEnd(66)} ${value}`);
const us = (value) => `${value.toFixed(1)} µs`;

// 1. A transition alone.
{
  const bare = await reviewing(null);
  const recorded = await reviewing(recorder.inspect);
  const synchronous = (edit) => () => edit();
  const [without, withIt] = await inTurns(synchronous(bare.edit), synchronous(recorded.edit), 50);
  idle();
  line('a transition of the bare machine', us(without));
  line('the same recorded (packing included, every 64 steps)', us(withIt));
  bare.actor.stop();
  recorded.actor.stop();
}

// 2. A transition as in the app: the machine moves, and a screen of 24 rows that reads it is rendered again.
{
  const { window } = new JSDOM('<div id="bare"></div><div id="recorded"></div>', { pretendToBeVisual: true });
  const { document } = window;
  Object.assign(globalThis, { window, document });
  const { createElement: h, memo } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { flushSync } = await import('react-dom');
  const { useSelector } = await import('@xstate/react');
  const Row = memo(({ name, ready }) =>
    h('tr', null, h('td', null, name), h('td', null, ready), h('td', null, h('button', null, 'Edit'))),
  );
  const Screen = ({ actor }) => {
    const snapshot = useSelector(actor, (now) => now);
    const { ready, rows } = snapshot.context.summary ?? { ready: 0, rows: 0 };
    const list = Array.from({ length: 24 }, (_, place) =>
      h(Row, { key: place, name: `Fender ${place}`, ready: place % 3 === 0 ? ready : rows }),
    );
    return h(
      'main',
      null,
      h('h1', null, `${ready} of ${rows} are ready`),
      h('table', null, h('tbody', null, list)),
    );
  };
  const screens = [];
  for (const [id, inspect] of [
    ['bare', null],
    ['recorded', recorder.inspect],
  ]) {
    const { actor, edit } = await reviewing(inspect);
    const root = createRoot(document.getElementById(id));
    flushSync(() => root.render(h(Screen, { actor })));
    screens.push({ root, actor, draw: () => flushSync(edit) });
  }
  const [without, withIt] = await inTurns(screens[0].draw, screens[1].draw, 20);
  idle();
  line('a transition with its screen drawn (React, jsdom, 24 rows)', us(without));
  line('the same recorded', us(withIt));
  drawn = without;
  for (const { root, actor } of screens) {
    root.unmount();
    actor.stop();
  }
}

// 3. The cost of `inspect` per transition, with compression deferred to idle time, as on a page that is not busy.
{
  const quiet = createRecorder({ whenIdle: () => {}, loadPacker: () => never });
  const bare = await reviewing(() => {});
  const recorded = await reviewing(quiet.inspect);
  const [without, withIt] = await inTurns(
    () => bare.edit(),
    () => recorded.edit(),
    50,
  );
  inspecting = Math.max(0, withIt - without);
  line('inspect alone, beside an inspect that does nothing', us(inspecting));
  bare.actor.stop();
  recorded.actor.stop();
}

// 4. Compression, and the size of a trace.
{
  const later = [];
  const loaded = createPacker({ allowances });
  const packs = [];
  const timed = {
    ...loaded,
    pack(...given) {
      const start = performance.now();
      loaded.pack(...given);
      packs.push(performance.now() - start);
    },
  };
  const own = createRecorder({ whenIdle: (work) => later.push(work), loadPacker: async () => timed });
  await own.traces();
  const { actor, edit } = await reviewing(own.inspect);
  for (let n = 0; n < eventCount; n += 1) {
    edit();
    if (n % 20 === 0) later.splice(0).forEach((work) => work());
  }
  const traces = await own.traces();
  actor.stop();
  const trace = traces.find(({ machine }) => machine === 'import');
  const text = JSON.stringify(trace);
  const total = packs.reduce((sum, ms) => sum + ms, 0);
  const packing = (total * 1_000) / eventCount;
  line('packing and redacting, an event', us(packing));
  const share = (part) => `${((part / drawn) * 100).toFixed(2)} %`;
  line('the recorder’s share of a transition with its screen', share(inspecting));
  line('the same with the packing, which waits for an idle moment', share(inspecting + packing));
  line('packing 20 events in an idle moment, the longest', `${Math.max(...packs.slice(2)).toFixed(2)} ms`);
  const kilobytes = (length) => `${(length / 1024).toFixed(0)} kB`;
  line(
    `a trace of ${trace.steps.length} events as a file (gzip)`,
    `${kilobytes(text.length)} (${kilobytes(gzipSync(text).length)})`,
  );
  const replayed = () => {
    const { stopped } = replayTrace(trace, importMachine);
    if (stopped) throw new Error(`The recording does not replay: ${stopped.reason}`);
  };
  // The fold alone: the same machine with its events through xstate's own pure `transition`.
  const { snapshot } = replayTrace(trace, importMachine).frames[0];
  const events = trace.steps
    .filter((step) => step.actor === '/' && step.from === null)
    .map((step) => step.event);
  const folded = () => events.reduce((state, event) => transition(importMachine, state, event)[0], snapshot);
  const [replay, bare] = await inTurns(replayed, folded, 2, Math.min(25, mostRounds));
  const perSecond = (taken, count) => Math.round((count * 1e6) / taken);
  const ratio = perSecond(replay, trace.steps.length) / perSecond(bare, events.length);
  line('replayed purely', `${perSecond(replay, trace.steps.length).toLocaleString('en')} events/s`);
  line('of the speed of xstate’s own transition alone', ratio.toFixed(2));
  const before = performance.now();
  checkBeforeExport(traces, { import: importMachine });
  line('checked before it leaves', `${(performance.now() - before).toFixed(1)} ms`);
}

// 5. Drawing.
{
  const elk = new ELK();
  const model = chartOf(onboardingMachine);
  await layoutChart(chartOf(importMachine), elk);
  const taken = [];
  let layout;
  for (let round = 0; round < layouts; round += 1) {
    const start = performance.now();
    layout = await layoutChart(model, elk);
    taken.push(performance.now() - start);
  }
  const ms = median(taken);
  line(
    `laying out the onboarding chart (${model.states.length} states, ${model.edges.length} edges)`,
    `${ms.toFixed(0)} ms, ${Math.round(layout.width)} × ${Math.round(layout.height)} px`,
  );
  process.exit(0); // its worker would wait for more
}
