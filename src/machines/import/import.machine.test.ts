import { afterAll, describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor, type AnyStateNode, type InspectionEvent } from 'xstate';
import { importMachine } from './import.machine.ts';
import type { ImportEvent, VendorRole } from './import.types.ts';
import {
  draft,
  fakeImportActors,
  importId,
  readDraft,
  refusal,
  result,
  summary,
  type Script,
} from './testing/fake-actors.ts';

const userId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60';
const chosen = { type: 'FILE.CHOSEN', shelfId: 's1', name: 'prices.csv', sizeBytes: 48_211 } as const;
const edited = (comparable = false, more: Partial<typeof summary> = {}): ImportEvent => ({
  type: 'REVIEW.EDITED',
  summary: { ...summary, ...more },
  comparable,
});
const offline = refusal('NETWORK_ERROR', 'Network Error');
const elsewhere = refusal('CHANGED_ELSEWHERE', 'This was changed elsewhere.');

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];
const transitionsOf = (node: AnyStateNode): string[] =>
  [...node.transitions].flatMap(([event, list]) => list.map((_, place) => `${node.id} ${event} ${place}`));

/** What the walks of this file went through. */
const entered = new Set<string>();
const taken = new Set<string>();

function watch(event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep') return;
  for (const transition of event._transitions) {
    // What an inspector is given is typed less than it is.
    const { source, eventType } = transition as unknown as { source: AnyStateNode; eventType: string };
    const place = source.transitions.get(eventType)?.findIndex((each) => each === transition) ?? -1;
    taken.add(`${source.id} ${eventType} ${place}`);
  }
}

/** The machine with actors that follow the script, a clock that stands, and every context checked to be plain JSON. */
function walk(script: Script = {}, role: VendorRole = 'supplier') {
  const { actors, ran } = fakeImportActors(script);
  const clock = new SimulatedClock();
  const actor = createActor(importMachine.provide({ actors }), {
    ...{ input: { role, userId }, clock },
    inspect: watch,
  });
  actor.subscribe(({ context, _nodes }) => {
    for (const node of _nodes) entered.add(node.id);
    expect(JSON.parse(JSON.stringify(context))).toEqual(context);
  });
  actor.start();
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  return {
    ran,
    names: () => ran.map(([name]) => name),
    clock,
    send: (event: ImportEvent) => actor.send(event),
    at: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
    context: () => actor.getSnapshot().context,
    snapshot: () => actor.getSnapshot(),
    is: (state: State) => actor.getSnapshot().matches(state),
  };
}

type Saving = 'saved' | 'pending' | 'storing' | 'unsaved' | 'conflict';
const saving = <State extends Saving>(state: State) => ({ reviewing: { saving: state } }) as const;
type Comparison = 'comparing' | 'compared' | 'outdated' | 'notCompared';
const comparison = <State extends Comparison>(state: State) =>
  ({ reviewing: { comparison: state } }) as const;
type Desk = 'editing' | 'confirmingLeftOut' | 'confirmingStartOver';
const onDesk = <State extends Desk>(state: State) => ({ reviewing: { desk: state } }) as const;

/** A walk that stands in the review. */
async function reviewing(script: Script = {}) {
  const walked = walk({ openDraft: [{ draft: readDraft }], ...script });
  await walked.at('reviewing');
  return walked;
}

afterAll(() => {
  // What no walk reached is not known to work.
  const nodes = nodesOf(importMachine.root);
  expect(nodes.map(({ id }) => id).filter((id) => !entered.has(id))).toEqual([]);
  expect(nodes.flatMap(transitionsOf).filter((transition) => !taken.has(transition))).toEqual([]);
});

describe('from a list to listings', () => {
  it.each([
    ['supplier', 'products'],
    ['service_provider', 'services'],
  ] as const)('a %s uploads, has it read, reviews, imports, and is done', async (role, kind) => {
    const { at, send, ran, context, snapshot } = walk({}, role);
    await at('choosing');
    send(chosen);
    await at({ reviewing: { comparison: 'compared' } });
    send({ type: 'IMPORT.REQUESTED' });
    await at('imported');
    const ofImport = { kind, userId, importId };
    expect(ran).toEqual([
      ['openDraft', { kind }],
      ['uploadFile', { kind, userId, shelfId: 's1' }],
      ['parseFile', { ...ofImport, shelfId: 's1', fileName: 'prices.csv' }],
      ['keepReading', ofImport],
      ['compareRows', ofImport],
      ['stageLines', { ...ofImport, version: 2 }],
      ['commitImport', { ...ofImport, batches: 1, rows: 40 }],
    ]);
    expect(context().draft?.version).toBe(3);
    send({ type: 'IMPORT.FINISHED' });
    expect([snapshot().status, snapshot().output]).toEqual(['done', result]);
  });

  it('keeps what is told of the progress, until the step is over', async () => {
    const { at, send, context } = walk({ uploadFile: ['forever'] });
    await at('choosing');
    send(chosen);
    const progress = { unit: 'bytes', stage: 'sending', done: 100, of: 48_211 } as const;
    send({ type: 'IMPORT.PROGRESSED', progress });
    expect(context().progress).toEqual(progress);
    send({ type: 'CANCEL.REQUESTED' });
    expect(context().progress).toBeNull();
  });
});

describe('a list that was begun', () => {
  it('is taken up where it is: read, or only uploaded', async () => {
    const read = walk({ openDraft: [{ draft: readDraft }] });
    await read.at('reviewing');
    const uploaded = walk({ openDraft: [{ draft }], parseFile: ['forever'] });
    await uploaded.at('parsing');
    expect([read.names().slice(0, 2), uploaded.ran[1]]).toEqual([
      ['openDraft', 'fetchReview'],
      ['parseFile', { kind: 'products', userId, importId, shelfId: null, fileName: 'prices.csv' }],
    ]);
  });

  it('can be looked for again, or left alone', async () => {
    const { at, send, context } = walk({ openDraft: [offline, 'forever'] });
    await at('notOpened');
    expect(context().failure).toEqual({
      code: 'NETWORK_ERROR',
      message: 'Network Error',
      retryAfterSeconds: null,
    });
    send({ type: 'RETRY.REQUESTED' });
    await at('opening');
    expect(context().failure).toBeNull();
    send({ type: 'CANCEL.REQUESTED' });
    await at('notOpened');
    send({ type: 'START_OVER.REQUESTED' });
    await at('choosing');
  });

  it('that cannot be fetched is looked for again', async () => {
    const { at, send } = walk({ openDraft: [{ draft: readDraft }], fetchReview: [offline, 'forever'] });
    await at('notOpened');
    send({ type: 'RETRY.REQUESTED' });
    await at('fetchingReview');
    const progress = { unit: 'bytes', stage: 'reading', done: 1, of: null } as const;
    send({ type: 'IMPORT.PROGRESSED', progress });
    send({ type: 'CANCEL.REQUESTED' });
    await at('notOpened');
  });
});

describe('a file', () => {
  it.each([
    [0, 'FILE_EMPTY'],
    [52_428_801, 'BODY_TOO_LARGE'],
  ])('of %i bytes is refused before it is sent, and the refusal can be put away', async (sizeBytes, code) => {
    const { at, send, context, names, is } = walk();
    await at('choosing');
    send({ ...chosen, sizeBytes });
    expect([context().failure?.code, is('choosing'), names()]).toEqual([code, true, ['openDraft']]);
    send({ type: 'FAILURE.DISMISSED' });
    expect(context().failure).toBeNull();
  });

  it('of the very limit is sent', async () => {
    const { at, send } = walk();
    await at('choosing');
    send({ ...chosen, sizeBytes: 52_428_800 });
    await at('reviewing');
  });

  it('that did not arrive is sent again, or another is chosen', async () => {
    const failed = refusal('UNAVAILABLE', 'Upload failed: We are away for a moment.', 30);
    const { at, send, context } = walk({ uploadFile: [failed, 'forever', failed] });
    await at('choosing');
    send(chosen);
    await at('notUploaded');
    expect(context().failure).toEqual({
      code: 'UNAVAILABLE',
      message: 'Upload failed: We are away for a moment.',
      retryAfterSeconds: 30,
    });
    send({ type: 'RETRY.REQUESTED' });
    await at('uploading');
    send({ type: 'CANCEL.REQUESTED' });
    await at('choosing');
    send(chosen);
    await at('notUploaded');
    send({ type: 'START_OVER.REQUESTED' });
    await at('choosing');
    expect([context().file, context().failure]).toEqual([null, null]);
  });

  it('that is not read is kept: it is read again, or another is chosen', async () => {
    const failed = refusal('UNREADABLE', 'This workbook is protected.');
    const { at, send, context } = walk({ parseFile: [failed, 'forever'] });
    await at('choosing');
    send(chosen);
    await at('kept');
    expect([context().failure?.message, context().draft]).toEqual(['This workbook is protected.', draft]);
    send({ type: 'RETRY.REQUESTED' });
    await at('parsing');
    send({ type: 'IMPORT.PROGRESSED', progress: { unit: 'rows', stage: 'reading', done: 5, of: 9 } });
    expect(context().progress?.done).toBe(5);
    send({ type: 'CANCEL.REQUESTED' });
    await at('kept');
    send({ type: 'START_OVER.REQUESTED' });
    await at('choosing');
  });

  it('whose reading is not kept yet is kept again, or another is chosen', async () => {
    const { at, send } = walk({ keepReading: [offline, 'forever'] });
    await at('choosing');
    send(chosen);
    await at('notKept');
    send({ type: 'RETRY.REQUESTED' });
    await at('keeping');
    send({ type: 'IMPORT.PROGRESSED', progress: { unit: 'bytes', stage: 'keeping', done: 5, of: 9 } });
    send({ type: 'CANCEL.REQUESTED' });
    await at('notKept');
    send({ type: 'START_OVER.REQUESTED' });
    await at('choosing');
  });
});

describe('while something is under way', () => {
  it.each<[string, Script, ImportEvent[]]>([
    ['opening', { openDraft: ['forever'] }, []],
    ['uploading', { uploadFile: ['forever'] }, [chosen]],
    ['parsing', { parseFile: ['forever'] }, [chosen]],
    ['keeping', { keepReading: ['forever'] }, [chosen]],
    ['fetchingReview', { openDraft: [{ draft: readDraft }], fetchReview: ['forever'] }, []],
    ['staging', { stageLines: ['forever'] }, [chosen, { type: 'IMPORT.REQUESTED' }]],
    ['committing', { commitImport: ['forever'] }, [chosen, { type: 'IMPORT.REQUESTED' }]],
    [
      'undoing',
      { undoImport: ['forever'] },
      [chosen, { type: 'IMPORT.REQUESTED' }, { type: 'UNDO.REQUESTED' }],
    ],
    [
      'discarding',
      { discardImport: ['forever'] },
      [chosen, { type: 'START_OVER.REQUESTED' }, { type: 'START_OVER.CONFIRMED' }],
    ],
  ])('%s is busy, slow once patience is over, and neither when it is left', async (state, script, events) => {
    const places = {
      'FILE.CHOSEN': 'choosing',
      'IMPORT.REQUESTED': 'reviewing',
      'UNDO.REQUESTED': 'imported',
    } as const;
    const { at, send, snapshot, clock, context } = walk(script);
    for (const event of events) {
      if (event.type in places)
        await at(places[event.type as keyof typeof places]); // one of its three keys
      else await at('reviewing');
      send(event);
    }
    // Every name of the table is a state of the machine.
    await at(state as 'opening');
    expect([snapshot().hasTag('busy'), context().slow]).toEqual([true, false]);
    clock.increment(8_000);
    expect(context().slow).toBe(true);
    send({ type: 'CANCEL.REQUESTED' });
    expect([snapshot().hasTag('busy') && state !== 'discarding', context().slow]).toEqual([false, false]);
  });
});

describe('the review', () => {
  it('saves edits once typing pauses, each time anew', async () => {
    const { at, send, clock, names, ran, is, context } = await reviewing();
    await at(comparison('compared'));
    send(edited());
    clock.increment(700);
    send(edited(false, { blocked: 1, ready: 39 }));
    clock.increment(700);
    expect([is(saving('pending')), names().includes('saveEdits')]).toEqual([true, false]);
    clock.increment(100);
    await at(saving('saved'));
    expect(ran.at(-1)).toEqual(['saveEdits', { kind: 'products', userId, importId, version: 2 }]);
    expect([context().draft?.version, context().summary?.blocked]).toEqual([3, 1]);
  });

  it('keeps the summary of an edit that comes while another is on its way', async () => {
    const { at, send, clock, context } = await reviewing({ saveEdits: ['forever'] });
    send(edited());
    clock.increment(800);
    await at(saving('storing'));
    send(edited(true, { blocked: 5, ready: 35 }));
    expect(context().summary?.blocked).toBe(5);
  });

  it('saves what the import left unsaved when one comes back to it', async () => {
    const { at, send, clock, names } = await reviewing({ stageLines: [offline] });
    send(edited());
    send({ type: 'IMPORT.REQUESTED' });
    await at('notImported');
    send({ type: 'REVIEW.REOPENED' });
    await at('reviewing');
    clock.increment(800);
    await at(saving('saved'));
    expect(names()).toContain('saveEdits');
  });

  it('saves again what came meanwhile', async () => {
    const { at, send, clock, context } = await reviewing({
      saveEdits: [
        { version: 3, isComplete: false },
        { version: 4, isComplete: true },
      ],
    });
    send(edited());
    clock.increment(800);
    await at(saving('pending'));
    expect(context().draft?.version).toBe(3);
    clock.increment(800);
    await at(saving('saved'));
    expect(context().draft?.version).toBe(4);
  });

  it('tries to save again by itself, when told to, and after the next edit', async () => {
    const { at, send, clock } = await reviewing({
      saveEdits: [offline, offline, offline, 'forever', { version: 3, isComplete: true }],
    });
    send(edited());
    clock.increment(800);
    await at(saving('unsaved'));
    clock.increment(5_000);
    await at(saving('unsaved'));
    send({ type: 'SAVE.RETRIED' });
    await at(saving('unsaved'));
    send(edited());
    await at(saving('pending'));
    clock.increment(800);
    await at(saving('storing'));
    send({ type: 'CANCEL.REQUESTED' });
    await at(saving('unsaved'));
    clock.increment(5_000);
    await at(saving('saved'));
  });

  it('leaves it to the vendor whose edits stay when another tab saved too', async () => {
    const taken = await reviewing({ saveEdits: [elsewhere] });
    taken.send(edited());
    taken.clock.increment(800);
    await taken.at(saving('conflict'));
    taken.send({ type: 'CONFLICT.RELOADED' });
    await taken.at('reviewing');
    expect(taken.names().filter((name) => name === 'fetchReview')).toHaveLength(2);

    const kept = await reviewing({
      saveEdits: [elsewhere, { version: 10, isComplete: true }],
      overwriteEdits: ['forever', offline, { version: 9 }],
    });
    kept.send(edited());
    kept.clock.increment(800);
    await kept.at(saving('conflict'));
    kept.send({ type: 'CONFLICT.OVERWRITTEN' });
    kept.send({ type: 'CANCEL.REQUESTED' });
    await kept.at(saving('conflict'));
    kept.send({ type: 'CONFLICT.OVERWRITTEN' });
    await kept.at(saving('conflict'));
    expect(kept.context().failure?.code).toBe('NETWORK_ERROR');
    kept.send({ type: 'CONFLICT.OVERWRITTEN' });
    await kept.at(saving('pending'));
    kept.clock.increment(800);
    await kept.at(saving('saved'));
    expect(kept.ran.at(-1)).toEqual(['saveEdits', { kind: 'products', userId, importId, version: 9 }]);
  });

  it('compares the rows again after an edit of what they are compared by, and after no other', async () => {
    const { at, send, clock, names, is } = await reviewing();
    await at(comparison('compared'));
    const times = () => names().filter((name) => name === 'compareRows').length;
    send(edited(false));
    expect([is(comparison('compared')), times()]).toEqual([true, 1]);
    send(edited(true));
    clock.increment(700);
    send(edited(false));
    clock.increment(700);
    expect([is(comparison('outdated')), times()]).toEqual([true, 1]);
    clock.increment(100);
    await at(comparison('compared'));
    expect(times()).toBe(2);
  });

  it('begins to compare anew when it is edited meanwhile, and goes on without when that fails', async () => {
    const { at, send, clock, is } = await reviewing({ compareRows: ['forever', offline, offline, offline] });
    await at(comparison('comparing'));
    send(edited(false));
    expect(is(comparison('comparing'))).toBe(true);
    send(edited(true));
    await at(comparison('outdated'));
    clock.increment(800);
    await at(comparison('notCompared'));
    send({ type: 'COMPARISON.RETRIED' });
    await at(comparison('comparing'));
    await at(comparison('notCompared'));
    send(edited());
    await at(comparison('outdated'));
  });

  it('keeps a summary that changed without an edit, and saves nothing for it', async () => {
    const { at, send, context, clock, is } = await reviewing();
    clock.increment(800);
    await at(saving('saved'));
    send({ type: 'REVIEW.SUMMED_UP', summary: { ...summary, doubtful: 9 } });
    expect([context().summary?.doubtful, is(saving('saved'))]).toEqual([9, true]);
  });

  it('imports nothing while no row can be sold', async () => {
    const { send, context, is } = await reviewing();
    send(edited(false, { blocked: 40, ready: 0 }));
    send({ type: 'IMPORT.REQUESTED' });
    expect([is(onDesk('editing')), context().failure?.code]).toEqual([true, 'NOTHING_TO_IMPORT']);
  });

  it('asks before rows stay behind', async () => {
    const { at, send } = await reviewing();
    send(edited(false, { blocked: 2, ready: 38 }));
    send({ type: 'IMPORT.REQUESTED' });
    await at(onDesk('confirmingLeftOut'));
    send({ type: 'LEFT_OUT.DECLINED' });
    await at(onDesk('editing'));
    send({ type: 'IMPORT.REQUESTED' });
    send({ type: 'LEFT_OUT.CONFIRMED' });
    await at('imported');
  });

  it('asks before it is put aside for another list', async () => {
    const { at, send, context } = await reviewing({ discardImport: ['forever', offline, undefined] });
    const startOver = () => {
      send({ type: 'START_OVER.REQUESTED' });
      send({ type: 'START_OVER.CONFIRMED' });
    };
    send({ type: 'START_OVER.REQUESTED' });
    await at(onDesk('confirmingStartOver'));
    send({ type: 'START_OVER.DECLINED' });
    await at(onDesk('editing'));
    startOver();
    await at('discarding');
    send({ type: 'CANCEL.REQUESTED' });
    await at('reviewing');
    startOver();
    await at('discarding');
    await at('reviewing');
    expect(context().failure?.code).toBe('NETWORK_ERROR');
    startOver();
    await at('choosing');
    expect([context().draft, context().summary]).toEqual([null, null]);
  });
});

describe('importing', () => {
  it('tells how far it is, can be cancelled, and begins again after a failure', async () => {
    const { at, send, context } = await reviewing({
      stageLines: [
        'forever',
        refusal('NETWORK_ERROR', 'Import failed'),
        { batches: 1, rows: 40, version: 5 },
      ],
      commitImport: [refusal('BATCHES_MISSING', 'Some lines have not arrived yet.'), 'forever', result],
    });
    send({ type: 'IMPORT.REQUESTED' });
    await at('staging');
    send({ type: 'IMPORT.PROGRESSED', progress: { unit: 'rows', stage: 'importing', done: 5, of: 40 } });
    expect(context().progress?.done).toBe(5);
    send({ type: 'CANCEL.REQUESTED' });
    await at('reviewing');
    send({ type: 'IMPORT.REQUESTED' });
    await at('notImported');
    expect(context().failure?.message).toBe('Import failed');
    send({ type: 'REVIEW.REOPENED' });
    await at('reviewing');
    send({ type: 'IMPORT.REQUESTED' });
    await at('notImported');
    expect(context().failure?.code).toBe('BATCHES_MISSING');
    send({ type: 'RETRY.REQUESTED' });
    await at('committing');
    send({ type: 'CANCEL.REQUESTED' });
    await at('notImported');
    send({ type: 'RETRY.REQUESTED' });
    await at('imported');
    expect(context().result).toEqual(result);
  });

  it.each([
    ['goes on', 'RETRY.REQUESTED', 'imported'],
    ['can be looked at first', 'REVIEW.REOPENED', 'reviewing'],
  ] as const)('says that it was cut off when one comes back to it, and %s', async (_what, type, state) => {
    const { at, send, names } = walk({
      openDraft: [{ draft: readDraft }],
      fetchReview: [{ draft: { ...readDraft, isCutOff: true }, summary }],
    });
    await at('cutOff');
    expect(names()).not.toContain('stageLines');
    send({ type });
    await at(state);
  });

  it('is taken back, also after that failed or was cancelled, and another list can follow', async () => {
    const { at, send, context } = await reviewing({
      undoImport: ['forever', offline, { message: '38 listings removed, 2 as before.' }],
    });
    send({ type: 'IMPORT.REQUESTED' });
    await at('imported');
    send({ type: 'UNDO.REQUESTED' });
    send({ type: 'CANCEL.REQUESTED' });
    await at('imported');
    send({ type: 'UNDO.REQUESTED' });
    await at('undoing');
    await at('imported');
    expect(context().failure?.code).toBe('NETWORK_ERROR');
    send({ type: 'UNDO.REQUESTED' });
    await at('choosing');
    expect([context().notice, context().result]).toEqual(['38 listings removed, 2 as before.', null]);
    send(chosen);
    await at('reviewing');
    send({ type: 'IMPORT.REQUESTED' });
    await at('imported');
    send({ type: 'MORE.REQUESTED' });
    await at('choosing');
  });

  it('keeps the message of a bug, and nothing that JSON would lose', async () => {
    const { at, context } = walk({ openDraft: [new Error('A bug.')] });
    await at('notOpened');
    expect(context().failure).toEqual({ code: 'UNEXPECTED', message: 'A bug.', retryAfterSeconds: null });
  });
});
