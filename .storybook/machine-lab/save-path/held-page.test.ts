import { beforeEach, expect, it, vi } from 'vitest';
import type * as heldPage from './held-page.ts';

let page: typeof heldPage;
const reload = vi.fn();
beforeEach(async () => {
  // Each page begins anew.
  vi.resetModules();
  reload.mockReset();
  page = await import('./held-page.ts');
});

it('loads a page anew when flows have changed under it', () => {
  page.flowsChanged(reload);
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a page alone on which a path is changed, until the person leaves it', () => {
  page.holdPage();
  page.flowsChanged(reload);
  page.flowsChanged(reload);
  expect(reload).not.toHaveBeenCalled();
  page.pageLeft(reload);
  expect(reload).toHaveBeenCalledOnce();
});

it('loads nothing anew where nothing has changed', () => {
  page.holdPage();
  page.pageLeft(reload);
  expect(reload).not.toHaveBeenCalled();
});
