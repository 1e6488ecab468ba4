import { beforeEach, expect, it, vi } from 'vitest';
import type * as heldPage from './deferred-reload.ts';

let page: typeof heldPage;
const reload = vi.fn();
beforeEach(async () => {
  // Each test starts with a fresh page.
  vi.resetModules();
  reload.mockReset();
  page = await import('./deferred-reload.ts');
});

it('reloads a page when flows have changed', () => {
  page.reloadUnlessDeferred(reload);
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a page alone on which a path is changed, until the person leaves it', () => {
  page.deferReload();
  page.reloadUnlessDeferred(reload);
  page.reloadUnlessDeferred(reload);
  expect(reload).not.toHaveBeenCalled();
  page.reloadIfOutdated(reload);
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads nothing where nothing has changed', () => {
  page.deferReload();
  page.reloadIfOutdated(reload);
  expect(reload).not.toHaveBeenCalled();
});
