import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { MOST_EDITS } from './history.ts';
import { pathEditorMachine } from './path-editor.machine.ts';
import type {
  UnsavedEdits,
  Opened,
  PathEditorContext,
  PathEditorEvent,
  ReadPath,
  MergeOutcome,
} from './path-editor.types.ts';
import { hasUnsaved } from './path-editor.vocabulary.ts';

const flowOf = (...keys: string[]): Flow => ({
  id: 'road',
  ...(keys[0] !== undefined && { initial: keys[0] }),
  states: Object.fromEntries(keys.map((key) => [key, {}])),
});
const committed = flowOf('one', 'two');
const turned = flowOf('two', 'one');
const theirs = flowOf('one', 'two', 'three');

const openedWith = (more: Partial<Opened> = {}): Opened => ({
  base: committed,
  baseText: 'as committed',
  unsaved: [],
  ...more,
});

interface Given {
  readonly open?: () => Promise<Opened>;
  readonly read?: () => Promise<ReadPath>;
  readonly left?: readonly UnsavedEdits[];
}

async function sit({
  open = async () => openedWith(),
  read = async () => ({ flow: turned, notes: [] }),
  left,
}: Given = {}) {
  const stored: PathEditorContext[] = [];
  const forgotten: string[] = [];
  const sent: { flow: Flow; basedOn: string }[] = [];
  let saver: { say: (event: PathEditorEvent) => void } | null = null;
  let isWaitedFor = false;
  const clock = new SimulatedClock();
  const editor = createActor(
    pathEditorMachine.provide({
      actors: {
        openPath: fromPromise(open),
        readSource: fromPromise(read),
        savePath: fromCallback<PathEditorEvent, { flow: Flow; basedOn: string }>(({ input, sendBack }) => {
          sent.push(input);
          saver = { say: sendBack };
          isWaitedFor = true;
          return () => {
            isWaitedFor = false;
          };
        }),
      },
      actions: {
        storeEdits: ({ context }) => stored.push(context),
        removeStored: (_, { visit }) => forgotten.push(visit),
      },
    }),
    { clock, input: { flow: committed, text: 'as committed', selected: 'one', unsaved: left ?? [] } },
  ).start();
  if (!given(open)) await waitFor(editor, (now) => !now.matches({ edits: 'opening' }));
  return {
    editor,
    stored,
    forgotten,
    sent,
    clock,
    context: () => editor.getSnapshot().context,
    now: () => editor.getSnapshot().context.history.now.flow,
    edit: (flow: Flow, text = 'edited') => editor.send({ type: 'PATH.EDITED', flow, label: text }),
    save: (errors: readonly string[] = []) => editor.send({ type: 'SAVE.ASKED', errors }),
    answers: (event: PathEditorEvent) => saver?.say(event),
    isWaitedFor: () => isWaitedFor,
    read: async () => {
      editor.send({ type: 'SOURCE.GIVEN', source: { kind: 'text', name: 'theirs.json', text: '{}' } });
      await waitFor(editor, (snapshot) => !snapshot.matches({ opening: 'reading' }));
    },
  };
}
const forever = () => new Promise<Opened>(() => {});
const given = (open: unknown): boolean => open === forever;

describe('editing', () => {
  it('goes back and forth, and a new edit ends what was taken back', async () => {
    const { editor, edit, now } = await sit();
    edit(turned);
    edit(theirs);
    editor.send({ type: 'UNDO.PRESSED' });
    expect(now()).toBe(turned);
    editor.send({ type: 'UNDO.PRESSED' });
    editor.send({ type: 'UNDO.PRESSED' });
    expect(now()).toBe(committed);
    editor.send({ type: 'REDO.PRESSED' });
    expect(now()).toBe(turned);
    edit(flowOf('one'));
    editor.send({ type: 'REDO.PRESSED' });
    expect(now()).toEqual(flowOf('one'));
  });

  it('notes nothing where nothing changed; another order of the steps is a change', async () => {
    const { edit, context } = await sit();
    edit(flowOf('one', 'two'));
    expect(context().history.past).toEqual([]);
    expect(hasUnsaved(context())).toBe(false);
    edit(turned);
    expect(context().history.past).toHaveLength(1);
    expect(hasUnsaved(context())).toBe(true);
  });

  it(`remembers the last ${MOST_EDITS} edits`, async () => {
    const { edit, context } = await sit();
    for (let count = 0; count < MOST_EDITS + 5; count += 1) edit(flowOf(`step${count}`));
    expect(context().history.past).toHaveLength(MOST_EDITS);
  });

  it('keeps every edit for the next time', async () => {
    const { editor, edit, stored } = await sit();
    edit(turned);
    editor.send({ type: 'UNDO.PRESSED' });
    expect(stored.map(hasUnsaved)).toEqual([true, false]);
  });
});

const togetherAs = (flow: Flow, more: Partial<MergeOutcome> = {}): MergeOutcome => ({
  flow,
  cameIn: [],
  clashes: [],
  errors: [],
  ...more,
});

describe('what was not saved the last time', () => {
  const left: UnsavedEdits = {
    visit: 'yesterday',
    flow: turned,
    at: 1_000,
    from: committed,
    isOnOlder: false,
  };
  const earlier: UnsavedEdits = { ...left, visit: 'the day before', flow: theirs, at: 500 };
  const open = async () => openedWith({ unsaved: [left] });

  it('is offered, and comes back as an edit', async () => {
    const { editor, forgotten, stored, now, context } = await sit({ open });
    expect(editor.getSnapshot().matches({ edits: 'offering' })).toBe(true);
    editor.send({ type: 'UNSAVED.RESTORED', together: togetherAs(turned) });
    expect(now()).toBe(turned);
    expect(forgotten).toEqual(['yesterday']);
    expect(stored.map(({ history }) => history.now.flow)).toEqual([turned]);
    expect(context().merged).toBeNull();
    editor.send({ type: 'UNDO.PRESSED' });
    expect(now()).toBe(committed);
  });

  it('stays until the user decides, and edits made meanwhile are kept next to it', async () => {
    const { editor, edit, stored, forgotten, now, context } = await sit({ open });
    edit(theirs);
    expect(stored.map(({ history }) => history.now.flow)).toEqual([theirs]);
    expect(forgotten).toEqual([]);
    expect(context().unsaved).toEqual([left]);
    editor.send({ type: 'UNSAVED.DISCARDED' });
    expect(now()).toBe(theirs);
    expect(forgotten).toEqual(['yesterday']);
    expect(editor.getSnapshot().matches({ edits: 'editing' })).toBe(true);
  });

  it('comes back on top of what was edited meanwhile, and says what that is', async () => {
    const { editor, edit, now, context } = await sit({ open });
    edit(theirs);
    const both = flowOf('two', 'one', 'three');
    const together = togetherAs(both, { cameIn: ['“Three” is a step now'] });
    editor.send({ type: 'UNSAVED.RESTORED', together });
    expect(now()).toBe(both);
    expect(context().merged).toEqual({ ...together, with: 'current' });
    editor.send({ type: 'UNDO.PRESSED' });
    expect(now()).toBe(theirs);
    expect(context().merged).toBeNull();
  });

  it('replaces a path that it cannot be merged with, which can be restored', async () => {
    const { editor, edit, now } = await sit({ open });
    edit(theirs);
    editor.send({ type: 'UNSAVED.RESTORED', together: null });
    expect(now()).toBe(turned);
    editor.send({ type: 'UNDO.PRESSED' });
    expect(now()).toBe(theirs);
  });

  it.each([
    { type: 'UNSAVED.RESTORED', together: togetherAs(turned) },
    { type: 'UNSAVED.DISCARDED' },
  ] as const)('is followed by what was left before that, after $type', async (decided) => {
    const { editor, context, forgotten } = await sit({
      open: async () => openedWith({ unsaved: [left, earlier] }),
    });
    editor.send(decided);
    expect(editor.getSnapshot().matches({ edits: 'offering' })).toBe(true);
    expect(context().unsaved).toEqual([earlier]);
    editor.send({ type: 'UNSAVED.DISCARDED' });
    expect(editor.getSnapshot().matches({ edits: 'editing' })).toBe(true);
    expect(forgotten).toEqual(['yesterday', 'the day before']);
  });

  it('is looked for in vain no longer than a moment', async () => {
    const { editor, clock, edit, now } = await sit({ open: forever });
    clock.increment(2_000);
    expect(editor.getSnapshot().matches({ edits: 'editing' })).toBe(true);
    edit(turned);
    expect(now()).toBe(turned);
  });

  it.each([
    ['is slow', forever],
    ['fails', async () => Promise.reject(new Error('gone'))],
  ])('is offered also where the server %s', async (_, slow) => {
    const { editor, clock, now } = await sit({ open: slow, left: [left] });
    clock.increment(2_000);
    expect(editor.getSnapshot().matches({ edits: 'offering' })).toBe(true);
    editor.send({ type: 'UNSAVED.RESTORED', together: togetherAs(turned) });
    expect(now()).toBe(turned);
  });

  it('begins with what lies on the disk', async () => {
    const { context, now } = await sit({
      open: async () => openedWith({ base: theirs, baseText: 'newer' }),
    });
    expect(now()).toBe(theirs);
    expect(hasUnsaved(context())).toBe(false);
  });
});

describe('a path from elsewhere', () => {
  it('replaces the path, and can be taken back', async () => {
    const { editor, read, now } = await sit();
    await read();
    expect(now()).toBe(turned);
    editor.send({ type: 'UNDO.PRESSED' });
    expect(now()).toBe(committed);
  });

  it('says what was left out of it, until that is read', async () => {
    const notes = ['context: It has no effect and is left out.'];
    const { editor, read, context } = await sit({ read: async () => ({ flow: turned, notes }) });
    await read();
    expect(context().leftOut).toEqual({ name: 'theirs.json', notes });
    editor.send({ type: 'LEFT_OUT.DISMISSED' });
    expect(context().leftOut).toBeNull();
  });

  it('is refused with all reasons, and nothing is lost', async () => {
    const reasons = [{ location: 'states.one', reason: 'It leads nowhere.' }];
    const { editor, edit, read, now, context } = await sit({
      read: async () => Promise.reject(Object.assign(new Error('refused'), { reasons })),
    });
    edit(theirs);
    await read();
    expect(context().refusals).toEqual({ name: 'theirs.json', reasons });
    expect(now()).toBe(theirs);
    editor.send({ type: 'REFUSAL.DISMISSED' });
    expect(context().refusals).toBeNull();
  });
});

describe('saving', () => {
  const saved = { kind: 'saved', path: 'road.json', text: 'new', check: { ok: true, lines: [] } } as const;

  it('reports its progress, and what was sent is the file then', async () => {
    const { edit, save, answers, sent, context, editor } = await sit();
    edit(turned);
    save();
    expect(sent).toEqual([{ flow: turned, basedOn: 'as committed' }]);
    answers({ type: 'SAVE.PROGRESSED', step: { step: 'generated' } });
    expect(context().progress).toBe('generated');
    edit(theirs);
    answers({ type: 'SAVE.ANSWERED', answer: saved });
    expect(editor.getSnapshot().matches({ saving: 'saved' })).toBe(true);
    expect(context()).toMatchObject({ base: turned, baseText: 'new' });
    expect(hasUnsaved(context())).toBe(true);
    save();
    expect(sent[1]).toEqual({ flow: theirs, basedOn: 'new' });
  });

  it('continues from what was written, also where nothing waits for the rest', async () => {
    const { editor, edit, save, answers, sent, context } = await sit();
    edit(turned);
    save();
    edit(theirs);
    answers({ type: 'SAVE.PROGRESSED', step: { step: 'written', text: 'as written' } });
    editor.send({ type: 'SAVE.CANCELLED' });
    expect(context()).toMatchObject({ base: turned, baseText: 'as written' });
    save();
    expect(sent[1]).toEqual({ flow: theirs, basedOn: 'as written' });
  });

  it('is refused while there are errors, naming them', async () => {
    const { edit, save, sent, context, editor } = await sit();
    edit(turned);
    save(['“two” is never reached.']);
    expect(editor.getSnapshot().matches({ saving: 'heldBack' })).toBe(true);
    expect(context().heldBackBy).toEqual(['“two” is never reached.']);
    expect(sent).toEqual([]);
    save();
    expect(sent).toHaveLength(1);
  });

  it.each([{ type: 'UNDO.PRESSED' }, { type: 'PATH.EDITED', flow: theirs, label: 'fixed' }] as const)(
    'drops the reported errors after $type: they may be fixed',
    async (event) => {
      const { edit, save, context, editor } = await sit();
      edit(turned);
      save(['“two” is never reached.']);
      editor.send(event);
      expect(editor.getSnapshot().matches({ saving: 'idle' })).toBe(true);
      expect(context().heldBackBy).toEqual([]);
    },
  );

  it('is waited for no longer once cancelled', async () => {
    const { editor, save, isWaitedFor } = await sit();
    save();
    expect(isWaitedFor()).toBe(true);
    editor.send({ type: 'SAVE.CANCELLED' });
    expect(isWaitedFor()).toBe(false);
    expect(editor.getSnapshot().matches({ saving: 'idle' })).toBe(true);
  });

  it.each([
    ['refused', { kind: 'refused', reason: 'It isn’t a path.' }, 'failed'],
    ['downloaded', { kind: 'downloaded', path: 'src/road.json' }, 'downloaded'],
  ] as const)('that is %s leaves the edits unsaved', async (_, answer, state) => {
    const { editor, edit, save, answers, context } = await sit();
    edit(turned);
    save();
    answers({ type: 'SAVE.ANSWERED', answer });
    expect(editor.getSnapshot().matches({ saving: state })).toBe(true);
    expect(hasUnsaved(context())).toBe(true);
  });

  describe('over a newer file', () => {
    const changed = { kind: 'changed on disk', text: 'newer', theirs } as const;
    const conflict = async () => {
      const scene = await sit();
      scene.edit(turned);
      scene.save();
      scene.answers({ type: 'SAVE.ANSWERED', answer: changed });
      return scene;
    };

    it('takes theirs, and mine can be restored', async () => {
      const { editor, now, context } = await conflict();
      editor.send({ type: 'THEIRS.ADOPTED' });
      expect(now()).toBe(theirs);
      expect(hasUnsaved(context())).toBe(false);
      editor.send({ type: 'UNDO.PRESSED' });
      expect(now()).toBe(turned);
    });

    const both = flowOf('two', 'one', 'three');
    const together = togetherAs(both, { cameIn: ['“Three” is a step now'], clashes: ['“One” is the first'] });

    it('brings mine and theirs together, as an edit of theirs, and says what came in', async () => {
      const { editor, now, context, save, sent } = await conflict();
      editor.send({ type: 'THEIRS.MERGED', together });
      expect(now()).toBe(both);
      expect(context()).toMatchObject({ base: theirs, baseText: 'newer' });
      expect(context().merged).toEqual({ ...together, with: 'theirs' });
      save();
      expect(sent[1]).toEqual({ flow: both, basedOn: 'newer' });
      expect(context().merged).toBeNull();
    });

    it.each([
      ['brought together', { type: 'THEIRS.MERGED', together }, both],
      ['taken', { type: 'THEIRS.ADOPTED' }, theirs],
    ] as const)('does not lose theirs when what was %s is taken back', async (_, event, after) => {
      const { editor, now, context, save, sent, stored } = await conflict();
      editor.send(event);
      editor.send({ type: 'UNDO.PRESSED' });
      expect(now()).toBe(turned);
      expect(context()).toMatchObject({ base: committed, baseText: 'as committed', merged: null });
      expect(stored.at(-1)).toMatchObject({ baseText: 'as committed' });
      // The server reports the conflict again.
      save();
      expect(sent[1]).toEqual({ flow: turned, basedOn: 'as committed' });
      editor.send({ type: 'SAVE.CANCELLED' });
      editor.send({ type: 'REDO.PRESSED' });
      expect(now()).toBe(after);
      expect(context()).toMatchObject({ base: theirs, baseText: 'newer' });
    });

    it('is edited on from what was saved, whatever is taken back later', async () => {
      const { editor, now, context, save, answers } = await conflict();
      editor.send({ type: 'THEIRS.MERGED', together });
      save();
      answers({ type: 'SAVE.ANSWERED', answer: { ...saved, text: 'both' } });
      editor.send({ type: 'UNDO.PRESSED' });
      expect(now()).toBe(turned);
      expect(context()).toMatchObject({ base: both, baseText: 'both' });
    });

    it('takes theirs for the file also where it has nothing that mine has not', async () => {
      const { editor, context } = await conflict();
      editor.send({ type: 'THEIRS.MERGED', together: togetherAs(turned) });
      expect(context()).toMatchObject({ base: theirs, baseText: 'newer' });
      editor.send({ type: 'UNDO.PRESSED' });
      expect(context()).toMatchObject({ base: committed, baseText: 'as committed' });
    });

    it('keeps saying what came in until that is closed', async () => {
      const { editor, edit, context } = await conflict();
      editor.send({ type: 'THEIRS.MERGED', together });
      edit(flowOf('one'));
      editor.send({ type: 'UNDO.PRESSED' });
      expect(context().merged).toMatchObject({ with: 'theirs' });
      editor.send({ type: 'MERGE.DISMISSED' });
      expect(context().merged).toBeNull();
    });

    it('can be left as it is', async () => {
      const { editor, now, context } = await conflict();
      editor.send({ type: 'SAVE.DISMISSED' });
      expect(now()).toBe(turned);
      expect(context().baseText).toBe('as committed');
    });

    it('never takes what cannot be read', async () => {
      const { editor, edit, save, answers, now, context } = await sit();
      edit(turned);
      save();
      answers({ type: 'SAVE.ANSWERED', answer: { ...changed, theirs: null } });
      editor.send({ type: 'THEIRS.ADOPTED' });
      editor.send({ type: 'THEIRS.MERGED', together });
      expect(editor.getSnapshot().matches({ saving: 'conflict' })).toBe(true);
      expect(now()).toBe(turned);
      expect(context().baseText).toBe('as committed');
    });
  });
});
