import { loadPart } from '../../lib/load-part.ts';
import { once } from '../../lib/once.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { createRecorder } from '../../statecharts/trace/recorder.ts';
import type { PageRecorder } from './recorded-page.ts';

/** The recorder of the page. The code that packs and redacts is fetched when the page is idle. */
export const createPageRecorder = (): PageRecorder =>
  createRecorder({
    whenIdle,
    loadPacker: once(async () => (await loadPart(() => import('./app-packer.ts'))).createAppPacker()),
  });
