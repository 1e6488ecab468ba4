import { expect, it } from 'vitest';
import { tabTexts } from './tab-texts.ts';

function storage() {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
}

it('keeps texts by key, and nothing of an empty record', () => {
  const tab = storage();
  const [one, other] = [tabTexts('one', () => tab), tabTexts('other', () => tab)];
  one.keep({ name: 'Teak oil' });
  expect([one.read(), other.read()]).toEqual([{ name: 'Teak oil' }, {}]);
  one.keep({});
  expect(tab.stored.size).toBe(0);
});

it.each(['not JSON', '"a text"', 'null', '{"name":4}'])('takes %s as nothing', (text) => {
  const tab = storage();
  tab.stored.set('one', text);
  expect(tabTexts('one', () => tab).read()).toEqual({});
});

it('does without a storage', () => {
  const blocked = tabTexts('one', () => {
    throw new DOMException('blocked', 'SecurityError');
  });
  blocked.keep({ name: 'Teak oil' });
  expect(blocked.read()).toEqual({});
});
