import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { TransitionPlace } from '../../../src/statecharts/flow/flow.types.ts';
import { stateAt } from '../../../src/statecharts/flow/flow-tree.ts';
import { ToastViewport } from '../../../src/ui/index.ts';
import { Choice } from '../parts/choice.tsx';
import { LabPage } from '../parts/lab-page.tsx';
import { useDroppedFiles } from '../replay/use-dropped-files.ts';
import { ScreenPane } from '../preview/screen-pane.tsx';
import type { PreviewState } from '../preview/preview.ts';
import { usePreview } from '../preview/use-preview.ts';
import { DetailsPanel } from './transitions/details-panel.tsx';
import { EditorActions } from './editor-actions.tsx';
import { EditorNotices } from './notices/editor-notices.tsx';
import { FirstLines } from './notices/first-lines.tsx';
import { ValidationPanel, type ValidationTab } from './validation/validation-panel.tsx';
import { PathChart } from './chart/path-chart.tsx';
import { PathCounts } from './validation/path-counts.tsx';
import type { PathSaver } from '../save-path/path-saver.ts';
import { StepsPane } from './steps/steps-pane.tsx';
import { TryPanel } from './try-it/try-panel.tsx';
import { useEditor, type EditableFlow } from './use-editor.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useValidation } from './validation/use-validation.ts';
import { useLayoutWidth } from './use-layout-width.ts';
import { useTryOut } from './try-it/use-try-out.ts';
import { restingStateOf } from './try-it/resting-state.ts';
import { outermost } from './state-text.ts';
import styles from './path-editor.module.css';

interface Props {
  readonly flow: EditableFlow;
  readonly saver: PathSaver;
  /** The initially selected step. */
  readonly step?: string;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now?: () => number;
}

type Window = 'steps' | 'screen' | 'chart' | 'ways' | 'validation';

const windowNames: Readonly<Record<Window, string>> = {
  steps: 'Steps',
  screen: 'Screen',
  chart: 'Chart',
  ways: 'Ways out',
  validation: 'Try & check',
};

/** The path of the innermost active state. */
function selectionIn(scene: PreviewState | null): string | null {
  const snapshot = scene?.player.root.getSnapshot();
  if (!snapshot) return null;
  const innermost = snapshot._nodes.toSorted((one, other) => other.path.length - one.path.length)[0];
  return innermost ? innermost.path.join('.') : null;
}

/** Edits a path without code: its steps, its chart and its real screen, kept in sync. */
export function PathEditorPage({ flow, saver, step = '', storage = localStorage, now = Date.now }: Props) {
  const editor = useEditor({ flow, saver, step, storage, now });
  const { path, selection, send, snapshot } = editor;
  const tryOut = useTryOut(flow, path, selection.state);
  const scene = usePreview(tryOut.current.machine, tryOut.current.playback, tryOut.act);
  const validation = useValidation(editor);
  const layoutWidth = useLayoutWidth();
  const [window, setWindow] = useState<Window>('steps');
  const [wide, setWide] = useState<'chart' | 'both' | 'screen'>('both');
  const [tab, setTab] = useState<ValidationTab>('now');
  const activeState = selectionIn(scene);

  const select = (state: string, place: TransitionPlace | null = null) => {
    editor.select(state, place);
    tryOut.goTo(state);
  };
  // Using the screen moves the rest of the page along.
  const follow = useEffectEvent(() => {
    if (activeState === null || tryOut.isLooking || tryOut.missing !== null || selection.place) return;
    const shown = restingStateOf(path, selection.state);
    const isThere = activeState === shown || activeState.startsWith(`${shown}.`);
    if (!isThere && stateAt(path, activeState)) editor.select(activeState);
  });
  useEffect(() => follow(), [activeState]);
  useDroppedFiles({
    onText: (text) => editor.giveText(text, 'The pasted text'),
    onFile: (file) => editor.giveFile(file),
    takesDrops: true,
  });
  useEditorKeys({
    onUndo: () => send({ type: 'UNDO.PRESSED' }),
    onRedo: () => send({ type: 'REDO.PRESSED' }),
  });

  const { announcement, history } = snapshot.context;
  // Expensive parts are rendered after the list shows the change.
  const chart = useDeferredValue(
    <PathChart editor={editor} tryOut={tryOut} validation={validation} scene={scene} onSelect={select} />,
  );
  const screen = useDeferredValue(
    <ScreenPane flow={flow} playback={tryOut.current.playback} scene={scene} onActed={tryOut.act} />,
  );
  const windows: Readonly<Record<Window, React.ReactNode>> = {
    steps: (
      <StepsPane
        editor={editor}
        validation={validation}
        currentStep={activeState === null ? null : outermost(activeState)}
        onSelect={select}
      />
    ),
    screen,
    chart,
    ways: <DetailsPanel editor={editor} activeState={activeState} onSelect={select} />,
    validation: (
      <ValidationPanel
        editor={editor}
        validation={validation}
        tab={tab}
        onTab={setTab}
        onSelect={select}
        now={<TryPanel editor={editor} tryOut={tryOut} scene={scene} />}
      />
    ),
  };
  const changes = validation.differences.length;
  return (
    <LabPage
      title="Path editor"
      fills={layoutWidth === 'wide'}
      lead={
        <>
          {flow.title} ·{' '}
          {editor.isUnsaved
            ? `${changes === 1 ? '1 change' : `${changes} changes`}, not saved`
            : 'as it is saved'}{' '}
          · <PathCounts flow={flow} path={tryOut.shownPath} base={snapshot.context.base} />
        </>
      }
      action={
        <>
          {layoutWidth === 'wide' ? (
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
      <FirstLines flow={flow} storage={storage} />
      <EditorNotices editor={editor} />
      {layoutWidth === 'wide' ? (
        <div className={styles.layout} data-wide={wide}>
          {windows.steps}
          {windows.chart}
          {windows.screen}
          {windows.ways}
          {windows.validation}
        </div>
      ) : (
        <>
          <Choice
            label="Which window"
            value={window}
            onChoose={setWindow}
            options={(['steps', 'screen', 'chart', 'ways', 'validation'] as const).map((value) => ({
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
        {announcement.text}
      </p>
      <ToastViewport
        toasts={
          announcement.offersUndo
            ? [
                {
                  id: `${history.past.length} ${announcement.text}`,
                  level: 'info',
                  message: announcement.text,
                  sticky: true,
                  action: { label: 'Undo', onAction: () => send({ type: 'UNDO.PRESSED' }) },
                },
              ]
            : []
        }
        onClose={() => send({ type: 'ANNOUNCEMENT.READ' })}
      />
    </LabPage>
  );
}
