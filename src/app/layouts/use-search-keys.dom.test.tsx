import { cleanup, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { takeTyped, useFindKeys } from './use-search-keys.ts';

afterEach(cleanup);

it('keeps what is typed between its keys and the search that they open, and nothing else', async () => {
  const onOpen = vi.fn();
  renderHook(() => useFindKeys(onOpen));
  await userEvent.keyboard('abc');
  expect([onOpen.mock.calls.length, takeTyped()]).toEqual([0, '']);
  // After a navigation the page's title has the focus.
  const title = document.createElement('h1');
  title.tabIndex = -1;
  document.body.append(title);
  title.focus();
  await userEvent.keyboard('{Control>}k{/Control}cancel it');
  title.remove();
  expect(onOpen).toHaveBeenCalledOnce();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  await userEvent.keyboard('xyz');
  dialog.remove();
  expect(takeTyped()).toBe('cancel it');
  // It is there: who closes it writes to the page again.
  await userEvent.keyboard('more');
  expect(takeTyped()).toBe('');
});
