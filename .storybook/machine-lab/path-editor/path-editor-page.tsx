import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { TransitionPlace } from '../../../src/statecharts/flow/flow.types.ts';
import { stateAt } from '../../../src/statecharts/flow/flow-tree.ts';
import { ToastViewport } from '../../../src/ui/index.ts';
import { Choice } from '../parts/choice.tsx';
import { LabPage } from '../parts/lab-page.tsx';
import { useGiven } from '../replay/use-given.ts';
import { ScreenPane } from '../stage/screen-pane.tsx';
import type { Scene } from '../stage/theatre.ts';
import { usePuppets } from '../stage/use-puppets.ts';
import { DetailsPanel } from './ways-out/details-panel.tsx';
import { EditorActions } from './editor-actions.tsx';
import { EditorNotices } from './notices/editor-notices.tsx';
import { FirstLines } from './notices/first-lines.tsx';
import { JudgementPanel, type JudgementTab } from './judgement/judgement-panel.tsx';
import { PathChart } from './chart/path-chart.tsx';
import { PathCounts } from './judgement/path-counts.tsx';
import type { PathSaver } from '../save-path/path-saver.ts';
import { StepsPane } from './steps/steps-pane.tsx';
import { TryPanel } from './try-it/try-panel.tsx';
import { useEditor, type EditableFlow } from './use-editor.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useJudgement } from './judgement/use-judgement.ts';
import { useRoom } from './use-room.ts';
import { useStage } from './try-it/use-stage.ts';
import { whereOneStands } from './try-it/where-one-stands.ts';
import { outermost } from './words.ts';
import styles from './path-editor.module.css';

interface Props {
  readonly flow: EditableFlow;
  readonly saver: PathSaver;
  /** The step that is selected first. */
  readonly step?: string;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now?: () => number;
}

type Window = 'steps' | 'screen' | 'chart' | 'ways' | 'judgement';

const windowNames: Readonly<Record<Window, string>> = {
  steps: 'Steps',
  screen: 'Screen',
  chart: 'Chart',
  ways: 'Ways out',
  judgement: 'Try & check',
};

/** Keys of the innermost state where the walk stands. */
function placeOf(scene: Scene | null): string | null {
  const snapshot = scene?.player.root.getSnapshot();
  if (!snapshot) return null;
  const innermost = snapshot._nodes.toSorted((one, other) => other.path.length - one.path.length)[0];
  return innermost ? innermost.path.join('.') : null;
}

/** A path that somebody changes who reads no code: its steps, its chart and its real screen, in step with one another. */
export function PathEditorPage({ flow, saver, step = '', storage = localStorage, now = Date.now }: Props) {
  const editor = useEditor({ flow, saver, step, storage, now });
  const { path, selection, send, snapshot } = editor;
  const stage = useStage(flow, path, selection.state);
  const scene = usePuppets(stage.standing.machine, stage.standing.walk, stage.act);
  const judgement = useJudgement(editor);
  const room = useRoom();
  const [window, setWindow] = useState<Window>('steps');
  const [wide, setWide] = useState<'chart' | 'both' | 'screen'>('both');
  const [tab, setTab] = useState<JudgementTab>('now');
  const standsAt = placeOf(scene);

  const select = (state: string, place: TransitionPlace | null = null) => {
    editor.select(state, place);
    stage.goTo(state);
  };
  // Whoever walks on in the screen sees the rest of the page follow.
  const follow = useEffectEvent(() => {
    if (standsAt === null || stage.isLooking || stage.missing !== null || selection.place) return;
    const shown = whereOneStands(path, selection.state);
    const isThere = standsAt === shown || standsAt.startsWith(`${shown}.`);
    if (!isThere && stateAt(path, standsAt)) editor.select(standsAt);
  });
  useEffect(() => follow(), [standsAt]);
  useGiven({
    onText: (text) => editor.giveText(text, 'What was pasted'),
    onFile: (file) => editor.giveFile(file),
    takesDrops: true,
  });
  useEditorKeys({
    onUndo: () => send({ type: 'UNDO.PRESSED' }),
    onRedo: () => send({ type: 'REDO.PRESSED' }),
  });

  const { said, history } = snapshot.context;
  // What takes long to draw comes after the list has said what was done.
  const chart = useDeferredValue(<PathChart {...{ editor, stage, judgement, scene }} onSelect={select} />);
  const screen = useDeferredValue(
    <ScreenPane flow={flow} walk={stage.standing.walk} scene={scene} onActed={stage.act} />,
  );
  const windows: Readonly<Record<Window, React.ReactNode>> = {
    steps: (
      <StepsPane
        editor={editor}
        judgement={judgement}
        standsIn={standsAt === null ? null : outermost(standsAt)}
        onSelect={select}
      />
    ),
    screen,
    chart,
    ways: <DetailsPanel editor={editor} standsAt={standsAt} onSelect={select} />,
    judgement: (
      <JudgementPanel
        {...{ editor, judgement, tab }}
        onTab={setTab}
        onSelect={select}
        now={<TryPanel {...{ editor, stage, scene }} />}
      />
    ),
  };
  const changes = judgement.differences.length;
  return (
    <LabPage
      title="Path editor"
      fills={room === 'wide'}
      lead={
        <>
          {flow.title} ·{' '}
          {editor.isUnsaved
            ? `${changes === 1 ? '1 change' : `${changes} changes`}, not saved`
            : 'as it is saved'}{' '}
          · <PathCounts flow={flow} path={stage.shownPath} base={snapshot.context.base} />
        </>
      }
      action={
        <>
          {room === 'wide' ? (
            <Choice
              label="Which window is wider"
              value={wide}
              onChoose={setWide}
              options={[
                { value: 'chart', label: 'Chart' },
                { value: 'both', label: 'Both' },
                { value: 'screen', label: 'Screen' },
              ]}
            />
          ) : null}
          <EditorActions editor={editor} saver={saver} />
        </>
      }
    >
      <FirstLines storage={storage} />
      <EditorNotices editor={editor} />
      {room === 'wide' ? (
        <div className={styles.desk} data-wide={wide}>
          {windows.steps}
          {windows.chart}
          {windows.screen}
          {windows.ways}
          {windows.judgement}
        </div>
      ) : (
        <>
          <Choice
            label="Which window"
            value={window}
            onChoose={setWindow}
            options={(['steps', 'screen', 'chart', 'ways', 'judgement'] as const).map((value) => ({
              value,
              label: windowNames[value],
            }))}
          />
          <div className={styles.single} data-window={window}>
            {windows[window]}
          </div>
        </>
      )}
      <p role="status" className={styles.said}>
        {said.words}
      </p>
      <ToastViewport
        toasts={
          said.offersUndo
            ? [
                {
                  ...{ id: `${history.past.length} ${said.words}`, level: 'info', message: said.words },
                  ...{ sticky: true, action: { label: 'Undo', onAct: () => send({ type: 'UNDO.PRESSED' }) } },
                },
              ]
            : []
        }
        onClose={() => send({ type: 'SAID.HEARD' })}
      />
    </LabPage>
  );
}
