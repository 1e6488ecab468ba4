import { useMemo, useState } from 'react';
import { possibleActions } from '../../../../src/statecharts/explore/possible-actions.ts';
import type { ScriptedEvent } from '../../../../src/statecharts/trace/player.types.ts';
import { Notice } from '../../../../src/ui/index.ts';
import type { PreviewState } from '../../preview/preview.ts';
import { answerLabel, withLabel, localFirst } from './event-labels.ts';
import { asksHowFar, lastChosenIndex } from './automatic-answers.ts';
import { EventForm } from '../../workbench/event-form.tsx';
import { EventList } from '../../workbench/event-list.tsx';
import { availableEvents, needsForm, type AvailableEvent } from '../../workbench/available-events.ts';
import { useRestoredFocus } from '../../workbench/use-restored-focus.ts';
import { TryTools } from './try-tools.tsx';
import type { Editor } from '../use-editor.ts';
import type { TryOut } from './use-try-out.ts';
import { stateText } from '../state-text.ts';
import styles from './try-it.module.css';

interface Props {
  readonly editor: Editor;
  readonly tryOut: TryOut;
  readonly scene: PreviewState | null;
}

/** XState's message for an infinite loop of automatic transitions. */
const goesRound = (reason: string): boolean => reason.includes('Infinite loop detected');

/** Tries the edited path manually before it is saved. */
export function TryPanel({ editor, tryOut, scene }: Props) {
  const { fixtures } = editor.flow;
  const { playback } = tryOut.current;
  const keepingFocus = useRestoredFocus();
  const [asked, setAsked] = useState<{ readonly act: AvailableEvent; readonly of: typeof playback } | null>(
    null,
  );
  const [refused, setRefused] = useState<string | null>(null);
  const { vocabulary } = editor.editable;
  const events = useMemo(
    () =>
      scene
        ? localFirst(
            availableEvents(possibleActions(scene.player, fixtures)),
            scene.player.root.getSnapshot(),
          ).map((event) => withLabel(vocabulary, event))
        : [],
    [scene, fixtures, vocabulary],
  );
  const perform = (event: ScriptedEvent) => {
    const problem = scene?.attempt(event) ?? null;
    setRefused(problem);
    if (problem !== null) return;
    setAsked(null);
    tryOut.act(event);
  };
  const choose = (event: AvailableEvent) => {
    const [first] = event.cases;
    setRefused(null);
    if (needsForm(event)) setAsked({ act: event, of: playback });
    else if (first) perform(first.event);
  };
  const { answers } = tryOut.current;
  const isAsking = asked?.of === playback;
  const since = lastChosenIndex(playback.events, answers);
  const came = answers.filter(({ scriptedEvent }) => playback.events.indexOf(scriptedEvent) > since);
  const snapshot = scene?.player.root.getSnapshot();
  return (
    <div className={styles.try}>
      {isAsking ? null : <TryTools tryOut={tryOut} />}
      {tryOut.broken === null ? null : (
        <Notice tone="warning" live title="This path can’t be tried as it is">
          {goesRound(tryOut.broken)
            ? 'It repeats forever and never stops. “Problems” shows where. '
            : `${tryOut.broken}. `}
          The screen stays where it was until that is fixed.
        </Notice>
      )}
      {tryOut.missing === null ? null : (
        <Notice tone="warning" live title={`Nothing leads to “${stateText(editor.path, tryOut.missing)}”`}>
          On this path nothing leads there from the beginning of “{tryOut.input}”, so there is no screen to
          show. The screen shows the beginning instead.
        </Notice>
      )}
      <p role="status" className={styles.came}>
        {came.length > 0
          ? `Answered automatically: ${came.map((one) => answerLabel(vocabulary, one)).join(', then ')}.`
          : null}
        {snapshot && !isAsking && asksHowFar(snapshot)
          ? `Choose below how far the ${editor.editable.people.one} has come.`
          : null}
      </p>
      {asked && isAsking ? (
        <EventForm
          key={`${asked.act.actor} ${asked.act.type}`}
          act={asked.act}
          refused={refused}
          onAction={keepingFocus(perform)}
          onCancel={keepingFocus(() => setAsked(null))}
        />
      ) : (
        <EventList
          nothing="Nothing more can happen here. Step back or start again."
          events={events}
          asks={needsForm}
          onChoose={keepingFocus(choose)}
        />
      )}
      <p role="status" className={styles.refused}>
        {asked ? null : refused}
        {scene?.failure}
      </p>
    </div>
  );
}
