import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

const asked: string[] = [];
let tellWords: (words: string) => void;

function List({ isSlow = false }) {
  const [words, setWords] = useState('');
  tellWords = setWords;
  const onWords = (typed: string) => {
    asked.push(typed);
    if (!isSlow) setWords(typed);
  };
  return <SearchField label="Search your items" hint="Name" words={words} onWords={onWords} />;
}
const field = () => screen.getByRole('searchbox', { name: 'Search your items' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => act(async () => vi.advanceTimersByTime(250));
const tell = (words: string) => act(async () => tellWords(words));

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});
afterEach(() => vi.useRealTimers());

it('searches once typing pauses, and keeps the focus and the field while the list follows', async () => {
  render(<List />);
  const before = field();
  before.focus();
  type('fen');
  type('fend');
  expect(asked).toEqual([]);
  await pause();
  expect([asked, field() === before, document.activeElement === before]).toEqual([['fend'], true, true]);
});

it('keeps what is typed while an earlier search comes back', async () => {
  render(<List isSlow />);
  type('fen');
  await pause();
  type('fender');
  await tell('fen');
  expect(field()).toHaveValue('fender');
});

it('searches at once with Enter, and once', async () => {
  render(<List />);
  type('fender');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await pause();
  expect(asked).toEqual(['fender']);
});

it('follows where the words change otherwise, and searches for the old ones again when they are typed anew', async () => {
  render(<List />);
  type('fender');
  await pause();
  await tell('');
  expect(field()).toHaveValue('');
  type('fender');
  await pause();
  expect(asked).toEqual(['fender', 'fender']);
});
