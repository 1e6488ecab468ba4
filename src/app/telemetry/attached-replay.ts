import { loadPart, PartLoadError } from '../../lib/load-part.ts';
import { MAX_REPLAY_BYTES, replayFile } from './replay-file.ts';
import type { MakeReplay, ReplayForReport } from './telemetry.types.ts';

/** The maximum time that a report waits for its replay, whose code may still be loading. */
const PATIENCE_MS = 2_000;
/** A repeated failure adds no information. */
const MOST_A_PAGE = 5;

/** The fields of the SDK's event and hint that are used here. */
interface Report {
  exception?: unknown;
  tags?: { [key: string]: unknown };
}
interface Hint {
  attachments?: { filename: string; data: string | Uint8Array; contentType?: string }[];
}

const reasonOf = (error: unknown): string => (error instanceof PartLoadError ? 'not_loaded' : 'failed');

/** Creates the replay and loads the code that lets it pass the scrubber; without that code it is not sent. */
async function made(makeReplay: MakeReplay): Promise<ReplayForReport> {
  const [replay] = await Promise.all([
    makeReplay(MAX_REPLAY_BYTES),
    loadPart(() => import('./scrub/replay-item.ts')),
  ]);
  return replay;
}

/** The replay if it is ready in time. A page that is being left does not wait. */
async function madeInTime(makeReplay: MakeReplay): Promise<ReplayForReport> {
  if (document.visibilityState === 'hidden') return { refused: 'page_left' };
  const over = new AbortController();
  const given = (refused: string, when: (resolve: () => void) => void) =>
    new Promise<ReplayForReport>((resolve) => when(() => resolve({ refused })));
  const late = given('late', (resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const left = given('page_left', (resolve) =>
    document.addEventListener('visibilitychange', resolve, { signal: over.signal }),
  );
  try {
    return await Promise.race([made(makeReplay), late, left]);
  } catch (error) {
    return { refused: reasonOf(error) };
  } finally {
    over.abort();
  }
}

function wordOf(replay: ReplayForReport): string {
  if ('refused' in replay) return `not attached: ${replay.refused}`;
  const { leftOut, isWhole } = replay;
  const without = leftOut.length === 0 ? [] : ['without', ...leftOut];
  return [isWhole ? 'attached' : 'attached in part', ...without].join(' ');
}

/**
 * Attaches the page's replay to every error, or a tag that says why there is none. An event processor of the SDK:
 * other events pass at once, and no error is delayed longer than the patience above.
 */
export function attachReplay(makeReplay: MakeReplay) {
  /** Attached, or being made. */
  let taken = 0;

  async function replayInTime(): Promise<ReplayForReport> {
    if (taken >= MOST_A_PAGE) return { refused: 'enough_of_this_page' };
    taken += 1;
    const replay = await madeInTime(makeReplay);
    if ('refused' in replay) taken -= 1;
    return replay;
  }

  async function withReplay<Event extends Report>(event: Event, hint: Hint): Promise<Event> {
    const replay = await replayInTime();
    if ('text' in replay)
      hint.attachments = [...(hint.attachments ?? []), { ...replayFile, data: replay.text }];
    return { ...event, tags: { ...event.tags, replay: wordOf(replay) } };
  }

  return <Event extends Report>(event: Event, hint: Hint): Event | Promise<Event> =>
    event.exception === undefined ? event : withReplay(event, hint);
}
