import { StrictMode } from 'react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test, vi } from 'vitest';
import { Everything } from './everything.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => vi.restoreAllMocks());

test('what the server drew is taken over without a warning', async () => {
  const complaints: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  vi.spyOn(console, 'warn').mockImplementation((...words) => complaints.push(words));
  const recovered: unknown[] = [];
  const page = document.createElement('div');
  document.body.append(page);
  const screen = (
    <StrictMode>
      <Everything />
    </StrictMode>
  );
  page.innerHTML = renderToString(screen);

  const root = await act(async () =>
    hydrateRoot(page, screen, { onRecoverableError: (error) => recovered.push(error) }),
  );

  expect(recovered).toEqual([]);
  expect(complaints).toEqual([]);
  expect(page.querySelectorAll('h1')).toHaveLength(2);
  await act(async () => root.unmount());
  page.remove();
});
