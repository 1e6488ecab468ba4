import { useState } from 'react';
import { LabPage } from '../parts/lab-page.tsx';
import type { Keeper } from '../keep/keeper.ts';
import { DeskActions } from './desk-actions.tsx';
import { DeskNotices } from './desk-notices.tsx';
import { EmptyDesk } from './empty-desk.tsx';
import { KeepDialog } from './keep-dialog.tsx';
import { OpenDesk } from './open-desk.tsx';
import { SideBySide } from './side-by-side.tsx';
import { Transport } from './transport.tsx';
import { useDesk } from './use-desk.ts';
import { useGivenAtStart } from './use-given-at-start.ts';
import { useGiven } from './use-given.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { usePhone } from '../parts/use-phone.ts';

interface Props {
  /** Where a trace goes that is kept as a test. */
  readonly keeper: Keeper;
  /** What lies on the desk from the start: recordings as text. */
  readonly given?: { readonly left: string; readonly right?: string };
}

/** A recording on the desk: walked back and forth, with the chart, the real screen, the events and what the machine remembers moving together. */
export function ReplayPage({ keeper, given }: Props) {
  const desk = useDesk(keeper);
  const { snapshot, send, open, giveText, giveFile } = desk;
  const { left, right } = snapshot.context;
  const trace = open(left?.id);
  const other = open(right?.id);
  const isPhone = usePhone();
  useGivenAtStart(desk, given);
  const [searches, setSearches] = useState(0);
  useGiven({
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
      ? () => send({ type: snapshot.matches({ tape: 'playing' }) ? 'PAUSE.PRESSED' : 'PLAY.PRESSED' })
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
      action={trace ? <DeskActions desk={desk} open={trace} /> : null}
    >
      <DeskNotices desk={desk} keeper={keeper} />
      {trace ? (
        <>
          <Transport desk={desk} />
          {other ? (
            <SideBySide desk={desk} left={trace} right={other} />
          ) : (
            <OpenDesk key={trace.opening.id} desk={desk} open={trace} searches={searches} />
          )}
          <KeepDialog desk={desk} open={trace} keeper={keeper} />
        </>
      ) : (
        <EmptyDesk desk={desk} />
      )}
    </LabPage>
  );
}
