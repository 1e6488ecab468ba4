import { expect, test, vi } from 'vitest';
import { latePageText } from './late-page-text.ts';

// Safe: the function under test does not read it.
const page = {} as Element;

test('the page is printed when the error is read, once, in its state at that time', () => {
  const textOf = vi.fn(() => '<p>late</p>');
  const error = latePageText(textOf)('Nobody is called Ada.', page);
  expect([error.name, textOf.mock.calls.length]).toEqual(['TestingLibraryElementError', 0]);
  expect([error.message, error.message]).toEqual(Array(2).fill('Nobody is called Ada.\n\n<p>late</p>'));
  expect(textOf.mock.calls).toEqual([[page]]);
});

test('a text that a reporter writes over it stays', () => {
  const error = latePageText(() => '<p>late</p>')(null, page);
  error.message = 'in the story: nobody';
  expect(error.message).toBe('in the story: nobody');
});
