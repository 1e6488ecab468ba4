import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

test('the boxes of a code stay where they are when a browser scrolls to the caret', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  await act(async () => root.render(<CodeField label="Six-digit code" defaultValue="482913" />));
  const frame = page.querySelector('input')?.parentElement;
  if (!frame) throw new Error('The field has no frame.');
  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  frame.scrollLeft = 23;
  expect(frame.scrollLeft).toBe(0);
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});
