import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

const calls: string[] = [];
let changeQuery: (query: string) => void;

function List({ isSlow = false }) {
  const [query, setQuery] = useState('');
  changeQuery = setQuery;
  const onWords = (typed: string) => {
    calls.push(typed);
    if (!isSlow) setQuery(typed);
  };
  return <SearchField label="Search your items" hint="Name" query={query} onSearch={onWords} />;
}
const field = () => screen.getByRole('searchbox', { name: 'Search your items' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => act(async () => vi.advanceTimersByTime(250));
const follow = (query: string) => act(async () => changeQuery(query));

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
});
afterEach(() => vi.useRealTimers());

it('searches once typing pauses, and keeps the focus and the field while the list follows', async () => {
  render(<List />);
  const before = field();
  before.focus();
  type('fen');
  type('fend');
  expect(calls).toEqual([]);
  await pause();
  expect([calls, field() === before, document.activeElement === before]).toEqual([['fend'], true, true]);
});

it('keeps what is typed while an earlier search comes back', async () => {
  render(<List isSlow />);
  type('fen');
  await pause();
  type('fender');
  await follow('fen');
  expect(field()).toHaveValue('fender');
});

it('searches at once with Enter, and once', async () => {
  render(<List />);
  type('fender');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await pause();
  expect(calls).toEqual(['fender']);
});

it('follows where the query changes otherwise, and searches for the old one again when it is typed again', async () => {
  render(<List />);
  type('fender');
  await pause();
  await follow('');
  expect(field()).toHaveValue('');
  type('fender');
  await pause();
  expect(calls).toEqual(['fender', 'fender']);
});
