import { useEffect, useState } from 'react';
import { loadPart, PartLoadError } from '../../lib/load-part.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { saveFile } from '../../ui/index.ts';
import { useSiteConfig } from '../../features/site-config/index.ts';
import { useTelemetry } from '../frame/telemetry-context.tsx';
import { copyText } from './copy-text.ts';
import type { Replay } from './leave.ts';
import type { RecordedPage } from './recorded-page.ts';
import * as words from './replay-words.ts';

/** The press is answered on the screen before the work begins. */
const shown = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const newsOf = ({ leftOut }: Replay): words.ReplayNews =>
  leftOut.length === 0 ? words.nothingHappened : words.nothingReplays(leftOut);

const loadLeaving = () => loadPart(() => import('./leave.ts'));

export type ReplayWay = 'copy' | 'save';

/** Both ways in which a person takes the page's replay along; `tell` says how it went. */
export function useLeavingReplay(page: RecordedPage, tell: (news: words.ReplayNews) => void) {
  const { release } = useSiteConfig();
  const telemetry = useTelemetry();
  const [busy, setBusy] = useState<ReplayWay | null>(null);
  const [byHand, setByHand] = useState<string | null>(null);

  // What went wrong may be the network, and then it is too late to fetch this.
  useEffect(() => {
    whenIdle(() => {
      // The press tries again, and tells.
      loadLeaving().catch(() => undefined);
    });
  }, []);

  async function make(): Promise<Replay> {
    await shown();
    const { replayOf } = await loadLeaving();
    return replayOf(page, { release, now: () => new Date() });
  }

  const ways: Record<ReplayWay, () => Promise<words.ReplayNews | null>> = {
    async copy() {
      const making = make();
      const isCopied = await copyText(making.then(({ text }) => text));
      const replay = await making;
      if (replay.text === null) return newsOf(replay);
      if (isCopied) return words.copied(replay);
      setByHand(replay.text);
      return null;
    },
    async save() {
      const replay = await make();
      if (replay.text === null) return newsOf(replay);
      saveFile(replay.fileName, replay.text, 'application/json');
      return words.saved(replay.fileName, replay);
    },
  };

  async function take(way: ReplayWay): Promise<void> {
    if (busy) return;
    setBusy(way);
    try {
      const news = await ways[way]();
      if (news) tell(news);
    } catch (error) {
      if (!(error instanceof PartLoadError)) telemetry?.captureError(error);
      tell(error instanceof PartLoadError ? words.notLoaded : words.notMade);
    } finally {
      setBusy(null);
    }
  }

  return { busy, byHand, closeByHand: () => setByHand(null), take: (way: ReplayWay) => void take(way) };
}
