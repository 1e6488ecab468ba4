import { describe, expect, it } from 'vitest';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import type { FlowVocabulary } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import { flowText } from '../../../../src/statecharts/flow/flow-text.ts';
import { createEditsStorage } from './edits-storage.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

const vocabulary: FlowVocabulary = {
  events: {},
  guards: {},
  actions: {},
  actors: {},
  delays: {},
  tags: [],
  screens: {},
};
const base: Flow = { id: 'road', initial: 'one', states: { one: {}, two: {} } };
const edited: Flow = { id: 'road', initial: 'two', states: { two: {}, one: {} } };
const other: Flow = { id: 'road', initial: 'two', states: { one: {}, two: {} } };
const known = { vocabulary, base, baseText: 'as it was' };

function scene() {
  const storage = memoryStorage();
  const visiting = (visit: string) => {
    const stored = createEditsStorage('road', storage, visit);
    return {
      stored,
      keep: (flow: Flow, at = 7) => stored.keep({ flow, base, basedOn: 'as it was', at }),
    };
  };
  return { storage, visiting, ...visiting('one'), next: createEditsStorage('road', storage, 'next') };
}

it('gives back what was not saved, in its order', () => {
  const { keep, next } = scene();
  keep(edited);
  const [found, ...others] = next.read(known);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ visit: 'one', at: 7, isOnOlder: false, from: base });
  expect(Object.keys(found?.flow.states ?? {})).toEqual(['two', 'one']);
});

it('says that the file is another one by now, and what was edited', () => {
  const { stored, keep, next } = scene();
  keep(edited);
  expect(next.read({ ...known, baseText: 'as it is' })).toMatchObject([{ isOnOlder: true, from: null }]);
  stored.keep({ flow: edited, base, basedOn: flowText(base), at: 7 });
  expect(next.read({ vocabulary, base: other, baseText: flowText(other) })).toMatchObject([
    { isOnOlder: true, from: base },
  ]);
});

it('does not take the same file in another form for a newer one', () => {
  const { stored, next } = scene();
  stored.keep({ flow: edited, base, basedOn: JSON.stringify(base), at: 7 });
  expect(next.read({ ...known, baseText: flowText(base) })).toMatchObject([{ isOnOlder: false, from: base }]);
});

it('keeps nothing where nothing is unsaved', () => {
  const { keep, storage, next } = scene();
  keep(edited);
  keep(base);
  expect(storage.count()).toBe(0);
  expect(next.read(known)).toEqual([]);
});

it('offers nothing that the file says by now, also when the file says something else again', () => {
  const { keep, next } = scene();
  keep(edited);
  expect(next.read({ ...known, base: edited })).toEqual([]);
  expect(next.read(known)).toEqual([]);
});

describe('of several visits', () => {
  it('has all, the newest first, and no visit offers itself its own', () => {
    const { keep, visiting, next } = scene();
    const later = visiting('later');
    keep(edited, 7);
    later.keep(other, 8);
    expect(next.read(known).map(({ visit }) => visit)).toEqual(['later', 'one']);
    keep(edited, 9);
    expect(next.read(known).map(({ visit }) => visit)).toEqual(['one', 'later']);
    expect(later.stored.read(known).map(({ visit }) => visit)).toEqual(['one']);
  });

  it('forgets the one that was decided upon', () => {
    const { keep, visiting, next } = scene();
    keep(edited);
    visiting('later').keep(other);
    next.forget('one');
    expect(next.read(known).map(({ visit }) => visit)).toEqual(['later']);
  });

  it('lets the others alone where one has nothing more to keep', () => {
    const { keep, visiting, next } = scene();
    keep(edited);
    const later = visiting('later');
    later.keep(other);
    later.keep(base);
    expect(next.read(known).map(({ visit }) => visit)).toEqual(['one']);
  });
});

it.each([
  '{"text":',
  '{"text":1}',
  '[{"text":1}]',
  JSON.stringify([{ visit: 'x', text: '{"id":"road"', basedOn: '', at: 1 }]),
])('takes no notice of %s', (text) => {
  const { storage, next } = scene();
  storage.setItem('path-editor:road', text);
  expect(next.read(known)).toEqual([]);
});

it('says whether it holds what is edited now', () => {
  const { stored, keep, storage } = scene();
  expect(stored.holds(edited)).toBe(false);
  keep(edited);
  expect(stored.holds(edited)).toBe(true);
  expect(stored.holds(base)).toBe(false);
  storage.removeItem('path-editor:road');
  expect(stored.holds(edited)).toBe(false);
});

it('works without a storage that is full', () => {
  const stored = createEditsStorage(
    'road',
    {
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    },
    'one',
  );
  expect(() => stored.keep({ flow: edited, base, basedOn: '', at: 1 })).not.toThrow();
  expect(stored.holds(edited)).toBe(false);
});
