import { expect, it } from 'vitest';
import type { Flow } from '../../../src/statecharts/flow/flow.types.ts';
import type { FlowVocabulary } from '../../../src/statecharts/flow/vocabulary.types.ts';
import { flowText } from '../../../src/statecharts/flow/flow-text.ts';
import { keptEdits } from './kept-edits.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const vocabulary: FlowVocabulary = {
  ...{ events: {}, guards: {}, actions: {}, actors: {}, delays: {} },
  ...{ tags: [], screens: {} },
};
const base: Flow = { id: 'road', initial: 'one', states: { one: {}, two: {} } };
const edited: Flow = { id: 'road', initial: 'two', states: { two: {}, one: {} } };
const known = { vocabulary, base, baseText: 'as it was' };

function scene() {
  const storage = memoryStorage();
  const kept = keptEdits('road', storage);
  return { storage, kept, keep: (flow: Flow) => kept.keep({ flow, base, basedOn: 'as it was', at: 7 }) };
}

it('gives back what was not saved, in its order', () => {
  const { kept, keep } = scene();
  keep(edited);
  const found = kept.read(known);
  expect(found).toMatchObject({ at: 7, isOnOlder: false });
  expect(Object.keys(found?.flow.states ?? {})).toEqual(['two', 'one']);
});

it('says that the file is another one by now', () => {
  const { kept, keep } = scene();
  keep(edited);
  expect(kept.read({ ...known, baseText: 'as it is' })?.isOnOlder).toBe(true);
});

it('does not take the same file in another form for a newer one', () => {
  const { kept } = scene();
  kept.keep({ flow: edited, base, basedOn: JSON.stringify(base), at: 7 });
  expect(kept.read({ ...known, baseText: flowText(base) })?.isOnOlder).toBe(false);
});

it('keeps nothing where nothing is unsaved', () => {
  const { kept, keep, storage } = scene();
  keep(edited);
  keep(base);
  expect(storage.count()).toBe(0);
  expect(kept.read(known)).toBeNull();
});

it('offers nothing that the file says by now', () => {
  const { kept, keep } = scene();
  keep(edited);
  expect(kept.read({ ...known, base: edited })).toBeNull();
});

it.each(['{"text":', '{"text":1}', JSON.stringify({ text: '{"id":"road"', basedOn: '', at: 1 })])(
  'takes no notice of %s',
  (text) => {
    const { kept, storage } = scene();
    storage.setItem('path-editor:road', text);
    expect(kept.read(known)).toBeNull();
  },
);

it('goes on without a storage that is full', () => {
  const kept = keptEdits('road', {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  expect(() => kept.keep({ flow: edited, base, basedOn: '', at: 1 })).not.toThrow();
});
