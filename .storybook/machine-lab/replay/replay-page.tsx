import { useState } from 'react';
import { LabPage } from '../parts/lab-page.tsx';
import type { TraceStore } from '../save-trace/trace-store.ts';
import { ReplayActions } from './replay-actions.tsx';
import { ReplayNotices } from './replay-notices.tsx';
import { EmptyReplay } from './empty-replay.tsx';
import { SaveTraceDialog } from './save-trace-dialog.tsx';
import { OpenReplay } from './open-replay.tsx';
import { SideBySide } from './side-by-side.tsx';
import { Transport } from './transport.tsx';
import { useReplay } from './use-replay.ts';
import { useInitialRecordings } from './use-initial-recordings.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { usePhone } from '../parts/use-phone.ts';

interface Props {
  /** Where traces are saved as tests. */
  readonly traceStore: TraceStore;
  /** Recordings to open initially, as text. */
  readonly given?: { readonly left: string; readonly right?: string };
}

/** Replays a recording: chart, real screen, events and context move together. */
export function ReplayPage({ traceStore, given }: Props) {
  const session = useReplay(traceStore);
  const { snapshot, send, open, giveText, giveFile } = session;
  const { left, right } = snapshot.context;
  const trace = open(left?.id);
  const other = open(right?.id);
  const isPhone = usePhone();
  useInitialRecordings(session, given);
  const [searches, setSearches] = useState(0);
  useDroppedFiles({
    onText: (text) => giveText(text, 'What was pasted'),
    onFile: (file) => giveFile(file),
    takesDrops: trace !== undefined,
  });
  const isOpen = trace !== undefined;
  useShortcuts({
    ArrowLeft: isOpen ? () => send({ type: 'STEP.BACK' }) : undefined,
    ArrowRight: isOpen ? () => send({ type: 'STEP.FORWARD' }) : undefined,
    Home: left ? () => send({ type: 'POSITION.CHOSEN', position: left.first }) : undefined,
    End: left ? () => send({ type: 'POSITION.CHOSEN', position: left.times.length }) : undefined,
    ' ': isOpen
      ? () => send({ type: snapshot.matches({ playback: 'playing' }) ? 'PAUSE.PRESSED' : 'PLAY.PRESSED' })
      : undefined,
    '/': isOpen ? () => setSearches((count) => count + 1) : undefined,
  });

  return (
    <LabPage
      title="Replay"
      fills={isOpen && !isPhone}
      lead={
        trace
          ? `${trace.flow.title} · ${trace.opening.name}${trace.recording.release ? ` · release ${trace.recording.release}` : ''}`
          : 'What happened in somebody’s browser, step by step, on the real screens. Nothing is sent anywhere.'
      }
      action={trace ? <ReplayActions session={session} open={trace} /> : null}
    >
      <ReplayNotices session={session} traceStore={traceStore} />
      {trace ? (
        <>
          <Transport session={session} />
          {other ? (
            <SideBySide session={session} left={trace} right={other} />
          ) : (
            <OpenReplay key={trace.opening.id} session={session} open={trace} searches={searches} />
          )}
          <SaveTraceDialog session={session} open={trace} traceStore={traceStore} />
        </>
      ) : (
        <EmptyReplay session={session} />
      )}
    </LabPage>
  );
}
