import { useEffect, useState } from 'react';
import { loadPart, PartLoadError } from '../../lib/load-part.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { saveFile } from '../../ui/index.ts';
import { useSiteConfig } from '../../features/site-config/index.ts';
import { useTelemetry } from '../telemetry/telemetry-context.tsx';
import { copyWhenMade } from './copy-when-made.ts';
import type { Replay } from './export-replay.ts';
import type { RecordedPage } from './recorded-page.ts';
import * as messages from './replay-messages.ts';

/** Resolves after the next frame, so that the screen responds to the press before the work begins. */
const shown = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const newsOf = ({ leftOut }: Replay): messages.ReplayNews =>
  leftOut.length === 0 ? messages.nothingHappened : messages.notReplayable(leftOut);

const loadExport = () => loadPart(() => import('./export-replay.ts'));

export type ExportMethod = 'copy' | 'save';

/** Both ways to export the page's replay; `report` shows the result. */
export function useExportReplay(page: RecordedPage, report: (news: messages.ReplayNews) => void) {
  const { release } = useSiteConfig();
  const telemetry = useTelemetry();
  const [busy, setBusy] = useState<ExportMethod | null>(null);
  const [byHand, setByHand] = useState<string | null>(null);

  // The failure may be the network's, and then this code could no longer be fetched.
  useEffect(() => {
    whenIdle(() => {
      // Pressing the button tries again and shows a failure.
      loadExport().catch(() => undefined);
    });
  }, []);

  async function make(): Promise<Replay> {
    await shown();
    const { replayOf } = await loadExport();
    return replayOf(page, { release, now: () => new Date() });
  }

  const ways: Record<ExportMethod, () => Promise<messages.ReplayNews | null>> = {
    async copy() {
      const making = make();
      const isCopied = await copyWhenMade(making.then(({ text }) => text));
      const replay = await making;
      if (replay.text === null) return newsOf(replay);
      if (isCopied) return messages.copied(replay);
      setByHand(replay.text);
      return null;
    },
    async save() {
      const replay = await make();
      if (replay.text === null) return newsOf(replay);
      saveFile(replay.fileName, replay.text, 'application/json');
      return messages.saved(replay.fileName, replay);
    },
  };

  async function take(way: ExportMethod): Promise<void> {
    if (busy) return;
    setBusy(way);
    try {
      const news = await ways[way]();
      if (news) report(news);
    } catch (error) {
      if (!(error instanceof PartLoadError)) telemetry?.captureError(error);
      report(error instanceof PartLoadError ? messages.exportNotLoaded : messages.notCreated);
    } finally {
      setBusy(null);
    }
  }

  return { busy, byHand, closeByHand: () => setByHand(null), take: (way: ExportMethod) => void take(way) };
}
