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
const chosen = { type: 'FILE.CHOSEN', fileKey: 's1', name: 'prices.csv', sizeBytes: 48_211 } as const;
const edited = (comparable = false, more: Partial<typeof summary> = {}): ImportEvent => ({
  type: 'REVIEW.EDITED',
  summary: { ...summary, ...more },
  comparable,
});
const offline = refusal('NETWORK_ERROR', 'Network Error');
const noList = refusal('FILE_NOT_A_LIST', 'We found 312 prices but no names beside them.');
const elsewhere = refusal('CHANGED_ELSEWHERE', 'This was changed elsewhere.');

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];
const transitionsOf = (node: AnyStateNode): string[] =>
  [...node.transitions].flatMap(([event, list]) => list.map((_, index) => `${node.id} ${event} ${index}`));

/** The states and transitions that the tests of this file covered. */
const entered = new Set<string>();
const seen = new Set<string>();

function watch(event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep') return;
  for (const transition of event._transitions) {
    // An inspector's argument has a wider type than its value.
    const { source, eventType } = transition as unknown as { source: AnyStateNode; eventType: string };
    const index = source.transitions.get(eventType)?.findIndex((each) => each === transition) ?? -1;
    seen.add(`${source.id} ${eventType} ${index}`);
  }
}

/** The machine with actors that follow the script, a simulated clock, and a check that every context is plain JSON. */
function runImport(script: Script = {}, role: VendorRole = 'supplier') {
  const { actors, ran } = fakeImportActors(script);
  const clock = new SimulatedClock();
  const actor = createActor(importMachine.provide({ actors }), {
    input: { role, userId },
    clock,
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
type DeskState = 'editing' | 'confirmingLeftOut' | 'confirmingStartOver';
const onDesk = <State extends DeskState>(state: State) => ({ reviewing: { desk: state } }) as const;

/** A run that has reached the review. */
async function reviewing(script: Script = {}) {
  const run = runImport({ openDraft: [{ draft: readDraft }], ...script });
  await run.at('reviewing');
  return run;
}

afterAll(() => {
  // A state or transition that no test covered is untested.
  const nodes = nodesOf(importMachine.root);
  expect(nodes.map(({ id }) => id).filter((id) => !entered.has(id))).toEqual([]);
  expect(nodes.flatMap(transitionsOf).filter((transition) => !seen.has(transition))).toEqual([]);
});

describe('from a list to listings', () => {
  it.each([
    ['supplier', 'products'],
    ['service_provider', 'services'],
  ] as const)('a %s uploads, has it read, reviews, imports, and is done', async (role, kind) => {
    const { at, send, ran, context, snapshot } = runImport({}, role);
    await at('choosing');
    send(chosen);
    await at({ reviewing: { comparison: 'compared' } });
    send({ type: 'IMPORT.REQUESTED' });
    await at('imported');
    const ofImport = { kind, userId, importId };
    expect(ran).toEqual([
      ['openDraft', { kind }],
      ['uploadFile', { kind, userId, fileKey: 's1' }],
      [
        'parseFile',
        { ...ofImport, fileKey: 's1', fileName: 'prices.csv', pointing: null, aid: 'remembered' },
      ],
      ['keepReading', ofImport],
      ['compareRows', ofImport],
      ['stageLines', { ...ofImport, version: 2 }],
      ['commitImport', { ...ofImport, batches: 1, rows: 40 }],
    ]);
    expect(context().draft?.version).toBe(3);
    send({ type: 'IMPORT.FINISHED' });
    expect([snapshot().status, snapshot().output]).toEqual(['done', result]);
  });

  it('keeps the reported progress until the step is over', async () => {
    const { at, send, context } = runImport({ uploadFile: ['forever'] });
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
    const read = runImport({ openDraft: [{ draft: readDraft }] });
    await read.at('reviewing');
    const uploaded = runImport({ openDraft: [{ draft }], parseFile: ['forever'] });
    await uploaded.at('parsing');
    expect([read.names().slice(0, 2), uploaded.ran[1]]).toEqual([
      ['openDraft', 'fetchReview'],
      [
        'parseFile',
        {
          kind: 'products',
          userId,
          importId,
          fileKey: null,
          fileName: 'prices.csv',
          pointing: null,
          aid: 'remembered',
        },
      ],
    ]);
  });

  it('can be looked for again, or left alone', async () => {
    const { at, send, context } = runImport({ openDraft: [offline, 'forever'] });
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
    const { at, send } = runImport({ openDraft: [{ draft: readDraft }], fetchReview: [offline, 'forever'] });
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
    const { at, send, context, names, is } = runImport();
    await at('choosing');
    send({ ...chosen, sizeBytes });
    expect([context().failure?.code, is('choosing'), names()]).toEqual([code, true, ['openDraft']]);
    send({ type: 'FAILURE.DISMISSED' });
    expect(context().failure).toBeNull();
  });

  it('of the very limit is sent', async () => {
    const { at, send } = runImport();
    await at('choosing');
    send({ ...chosen, sizeBytes: 52_428_800 });
    await at('reviewing');
  });

  it('that did not arrive is sent again, or another is chosen', async () => {
    const failed = refusal('UNAVAILABLE', 'Upload failed: We are away for a moment.', 30);
    const { at, send, context } = runImport({ uploadFile: [failed, 'forever', failed] });
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
    const { at, send, context } = runImport({ parseFile: [failed, 'forever'] });
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

  it('is read on when the reader that stopped is back, twice at most', async () => {
    const stopped = refusal('ABORTED', 'AI parsing failed');
    const { at, send, names, context } = runImport({ parseFile: [stopped] });
    await at('choosing');
    send(chosen);
    await at('kept');
    const tries = ['parseFile', 'awaitReader', 'parseFile', 'awaitReader', 'parseFile', 'awaitReader'];
    expect(names().slice(2)).toEqual(tries);
    expect(context().failure?.message).toBe('AI parsing failed');
    send({ type: 'START_OVER.REQUESTED' });
    await at('choosing');
    expect(context().resumes).toBe(0);
  });

  it('whose reader stopped is read on without a press, and kept until then', async () => {
    const stopped = refusal('ABORTED', 'AI parsing failed');
    const { at, send, snapshot } = runImport({
      parseFile: [stopped, { rows: 40 }],
      awaitReader: ['forever'],
    });
    await at('choosing');
    send(chosen);
    await at('readerStopped');
    const titles = Object.values(snapshot().getMeta()).map((meta) => meta?.title);
    expect([titles, snapshot().context.draft]).toEqual([['Our reader stopped; your file is safe'], draft]);
    send({ type: 'RETRY.REQUESTED' });
    await at('reviewing');
  });

  it('whose reader stopped can be replaced by another', async () => {
    const stopped = refusal('ABORTED', 'AI parsing failed');
    const { at, send } = runImport({ parseFile: [stopped], awaitReader: ['forever'] });
    await at('choosing');
    send(chosen);
    await at('readerStopped');
    send({ type: 'START_OVER.REQUESTED' });
    await at('choosing');
  });

  it('is kept when nobody knows whether the reader is back', async () => {
    const stopped = refusal('ABORTED', 'AI parsing failed');
    const { at, send } = runImport({
      parseFile: [stopped],
      awaitReader: [new TypeError('x is no function')],
    });
    await at('choosing');
    send(chosen);
    await at('kept');
  });

  it('whose reading is not kept yet is kept again, or another is chosen', async () => {
    const { at, send } = runImport({ keepReading: [offline, 'forever'] });
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

describe('a list that is not understood', () => {
  const nameColumn = { type: 'MARKED', mark: { field: 'name', index: 0 } } as const;
  const priceColumn = { type: 'MARKED', mark: { field: 'price', index: 3 } } as const;
  const seen = { page: null, sheet: 'Deck', headerRow: 4 };

  it('is shown with what was seen of it, marked, and read as it was marked', async () => {
    const run = runImport({ parseFile: [noList, { rows: 40 }], previewFile: [seen] });
    const { at, send, ran, context } = run;
    await at('choosing');
    send(chosen);
    await at('pointing');
    expect(context().failure?.message).toBe('We found 312 prices but no names beside them.');
    send({ type: 'POINTING.APPLIED' });
    expect(context().failure?.code).toBe('NOTHING_MARKED');
    send(nameColumn);
    send({ type: 'MARKED', mark: { field: 'price', index: 2 } });
    send(priceColumn);
    send({ type: 'HEADER.MARKED', row: null });
    send({ type: 'MARK.UNDONE' });
    send({ type: 'POINTING.APPLIED' });
    await at('reviewing');
    expect(ran.filter(([name]) => name === 'parseFile').at(-1)?.[1]).toMatchObject({
      pointing: { sheet: 'Deck', headerRow: 4, columns: [nameColumn.mark, priceColumn.mark], boxes: [] },
    });
  });

  it('is marked on another sheet or page, and shown again with its marks when nothing is like them', async () => {
    const run = runImport({ parseFile: [noList], previewFile: [{ ...seen, page: 1, sheet: null }] });
    const { at, send, ran, context } = run;
    await at('choosing');
    send(chosen);
    await at('pointing');
    send({ type: 'PAGE.REQUESTED', page: 3 });
    send({ type: 'IMPORT.PROGRESSED', progress: { unit: 'pages', stage: 'recognising', done: 0, of: 1 } });
    await at('pointing');
    expect(ran.at(-1)).toMatchObject(['previewFile', { page: 3 }]);
    const box = { field: 'price', left: 480, right: 520, top: 120, bottom: 131 } as const;
    send({ type: 'MARKED', mark: box });
    send({ type: 'POINTING.APPLIED' });
    await at('parsing');
    await at('pointing');
    expect(context().pointing?.boxes).toEqual([box]);
    send({ type: 'SHEET.REQUESTED', sheet: 'Sails' });
    expect(context().pointing).toMatchObject({ sheet: 'Sails', boxes: [] });
    send({ type: 'POINTING.LEFT' });
    await at('kept');
    send({ type: 'POINT.REQUESTED' });
    await at('pointing');
    send({ type: 'START_OVER.REQUESTED' });
    await at('choosing');
    expect(context().pointing).toBeNull();
  });

  it('says why it is none where it cannot be shown either', async () => {
    const damaged = refusal('FILE_UNREADABLE', 'This file is damaged.');
    const { at, send, context } = runImport({ parseFile: [noList], previewFile: [damaged] });
    await at('choosing');
    send(chosen);
    await at('kept');
    expect(context().failure?.code).toBe('FILE_NOT_A_LIST');
    send({ type: 'FAILURE.DISMISSED' });
    send({ type: 'POINT.REQUESTED' });
    await at('looking');
    await at('kept');
    expect(context().failure?.code).toBe('FILE_UNREADABLE');
  });

  it('is left for the review that it came from, with what was changed there', async () => {
    const { at, send, names } = await reviewing({ previewFile: [seen, 'forever'], parseFile: ['forever'] });
    send({ type: 'POINT.REQUESTED' });
    await at('pointing');
    send({ type: 'POINTING.LEFT' });
    await at(saving('pending'));
    send({ type: 'POINT.REQUESTED' });
    await at('looking');
    send({ type: 'CANCEL.REQUESTED' });
    await at(saving('pending'));
    send({ type: 'POINTING.DROPPED' });
    await at('parsing');
    send({ type: 'CANCEL.REQUESTED' });
    await at(saving('pending'));
    expect(names().filter((name) => name === 'fetchReview')).toHaveLength(1);
  });

  it('stays as it was read where it can be neither shown nor read again', async () => {
    const away = refusal('UNAVAILABLE', 'AI parsing failed');
    const { at, send, context, ran } = await reviewing({ previewFile: [away], parseFile: [away] });
    send({ type: 'POINT.REQUESTED' });
    await at('looking');
    await at(saving('pending'));
    expect(context().failure?.message).toBe('AI parsing failed');
    send({ type: 'POINTING.DROPPED' });
    await at('parsing');
    await at(saving('pending'));
    expect(ran.find(([name]) => name === 'parseFile')?.[1]).toMatchObject({
      aid: 'none',
      pointing: null,
    });
  });
});

describe('while something is under way', () => {
  it.each<[string, Script, ImportEvent[]]>([
    ['opening', { openDraft: ['forever'] }, []],
    ['uploading', { uploadFile: ['forever'] }, [chosen]],
    ['parsing', { parseFile: ['forever'] }, [chosen]],
    ['keeping', { keepReading: ['forever'] }, [chosen]],
    ['looking', { parseFile: [noList], previewFile: ['forever'] }, [chosen]],
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
    const { at, send, snapshot, clock } = runImport(script);
    for (const event of events) {
      if (event.type in places) await at(places[event.type as keyof typeof places]); // one of its three keys
      else await at('reviewing');
      send(event);
    }
    // Every name of the table is a state of the machine.
    await at(state as 'opening');
    expect([snapshot().hasTag('busy'), snapshot().hasTag('slow')]).toEqual([true, false]);
    clock.increment(8_000);
    expect(snapshot().hasTag('slow')).toBe(true);
    send({ type: 'CANCEL.REQUESTED' });
    expect([snapshot().hasTag('busy') && state !== 'discarding', snapshot().hasTag('slow')]).toEqual([
      false,
      false,
    ]);
  });
});

describe('the review', () => {
  it('saves edits once typing pauses, each time again', async () => {
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

  it('tries to save again automatically, on request, and after the next edit', async () => {
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
    const reloaded = await reviewing({ saveEdits: [elsewhere] });
    reloaded.send(edited());
    reloaded.clock.increment(800);
    await reloaded.at(saving('conflict'));
    reloaded.send({ type: 'CONFLICT.RELOADED' });
    await reloaded.at('reviewing');
    expect(reloaded.names().filter((name) => name === 'fetchReview')).toHaveLength(2);

    const overwritten = await reviewing({
      saveEdits: [elsewhere, { version: 10, isComplete: true }],
      overwriteEdits: ['forever', offline, { version: 9 }],
    });
    overwritten.send(edited());
    overwritten.clock.increment(800);
    await overwritten.at(saving('conflict'));
    overwritten.send({ type: 'CONFLICT.OVERWRITTEN' });
    overwritten.send({ type: 'CANCEL.REQUESTED' });
    await overwritten.at(saving('conflict'));
    overwritten.send({ type: 'CONFLICT.OVERWRITTEN' });
    await overwritten.at(saving('conflict'));
    expect(overwritten.context().failure?.code).toBe('NETWORK_ERROR');
    overwritten.send({ type: 'CONFLICT.OVERWRITTEN' });
    await overwritten.at(saving('pending'));
    overwritten.clock.increment(800);
    await overwritten.at(saving('saved'));
    expect(overwritten.ran.at(-1)).toEqual(['saveEdits', { kind: 'products', userId, importId, version: 9 }]);
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

  it('starts the comparison again when it is edited meanwhile, and continues without it when it fails', async () => {
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

  it('asks before prices that nobody has checked are on sale', async () => {
    const { at, send } = await reviewing();
    send(edited(false, { doubtful: 3, uncheckedPrices: 2 }));
    send({ type: 'IMPORT.REQUESTED' });
    await at(onDesk('confirmingLeftOut'));
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
  it('comes back to the questions when the server misses an answer', async () => {
    const { at, send, context, names } = await reviewing({
      commitImport: [refusal('ANSWERS_MISSING', 'Some rows don’t say their tax.')],
    });
    send({ type: 'IMPORT.REQUESTED' });
    await at('committing');
    await at('reviewing');
    expect(context().failure).toEqual({
      code: 'ANSWERS_MISSING',
      message: 'Some rows don’t say their tax.',
      retryAfterSeconds: null,
    });
    expect(names().filter((name) => name === 'compareRows')).toHaveLength(2);
  });

  it('reports its progress, can be cancelled, and starts again after a failure', async () => {
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
    const { at, send, names } = runImport({
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

  it('says nothing of a bug, and keeps nothing that JSON would lose', async () => {
    const { at, context } = runImport({ openDraft: [new Error('A bug.')] });
    await at('notOpened');
    expect(context().failure).toEqual({
      code: 'UNEXPECTED',
      message: 'Something went wrong on this page. Try again.',
      retryAfterSeconds: null,
    });
  });
});
