import { checkBeforeExport } from '../../statecharts/trace/export-check.ts';
import { RecordingFailure } from '../../statecharts/trace/recorder.ts';
import type { Cut } from '../../statecharts/trace/raw-log.ts';
import type { Recording, Trace } from '../../statecharts/trace/trace.types.ts';
import type { ReplayForReport } from '../telemetry/index.ts';
import { appMachines } from './app-machines.ts';
import type { RecordedPage } from './recorded-page.ts';

interface Build {
  readonly release: string;
  readonly now: () => Date;
}

interface Gaps {
  /** Machines whose traces no longer replay. */
  readonly leftOut: readonly string[];
  /** False if something could not be recorded. */
  readonly isWhole: boolean;
}

/** The text of an export and its file name. */
export type Replay = Gaps & ({ readonly text: string; readonly fileName: string } | { readonly text: null });

const recordingOf = (traces: readonly Trace[], { release, now }: Build): Recording => ({
  format: 'statechart-recording/1',
  recordedAt: now().toISOString(),
  release,
  traces,
});

const fileNameOf = ({ recordedAt }: Recording): string =>
  `quayside-replay-${recordedAt.slice(0, 16).replace(':', '-')}.json`;

async function recordedOn(
  page: RecordedPage,
  cut?: Cut,
): Promise<{ traces: readonly Trace[]; isWhole: boolean }> {
  try {
    return { traces: await page.traces(cut), isWhole: true };
  } catch (error) {
    if (error instanceof RecordingFailure && error.traces.length > 0)
      return { traces: error.traces, isWhole: false };
    throw error instanceof RecordingFailure ? error.cause : error;
  }
}

/** Replays each trace as the recipient will; one that no longer reaches the same states is withheld. */
async function checkTraces(page: RecordedPage, cut?: Cut): Promise<Gaps & { traces: readonly Trace[] }> {
  const recorded = await recordedOn(page, cut);
  const { traces, refused } = checkBeforeExport(recorded.traces, appMachines);
  return { traces, leftOut: refused.map(({ machine }) => machine), isWhole: recorded.isWhole };
}

/** The replay that a user exports. */
export async function replayOf(page: RecordedPage, build: Build): Promise<Replay> {
  const { traces, ...gaps } = await checkTraces(page);
  if (traces.length === 0) return { text: null, ...gaps };
  const recording = recordingOf(traces, build);
  return { text: JSON.stringify(recording), fileName: fileNameOf(recording), ...gaps };
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * The replay for an error report: as many whole traces as fit, most recently active first. If not even one fits, it
 * starts later and keeps what led to the error.
 */
export async function replayForReport(
  page: RecordedPage,
  build: Build,
  maxBytes: number,
): Promise<ReplayForReport> {
  const textOf = (some: readonly Trace[]): string => JSON.stringify(recordingOf(some, build));
  const hasRoom = (some: readonly Trace[]): boolean => bytesOf(textOf(some)) <= maxBytes;
  const whole = await checkTraces(page);
  const isCut = !hasRoom(whole.traces.slice(0, 1));
  const room = maxBytes - bytesOf(textOf([]));
  const { traces, leftOut, isWhole } = isCut ? await checkTraces(page, { maxBytes: room }) : whole;
  if (traces.length === 0) return { refused: leftOut.length === 0 ? 'nothing_happened' : 'nothing_replays' };
  const fitting: Trace[] = [];
  const tooLarge: string[] = [];
  for (const trace of traces) {
    if (hasRoom([...fitting, trace])) fitting.push(trace);
    else tooLarge.push(trace.machine);
  }
  if (fitting.length === 0) return { refused: 'too_large' };
  return { text: textOf(fitting), leftOut: [...leftOut, ...tooLarge], isWhole: isWhole && !isCut };
}
