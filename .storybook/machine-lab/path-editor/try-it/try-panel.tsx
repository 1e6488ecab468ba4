import { useMemo, useState } from 'react';
import { possibleActs } from '../../../../src/statecharts/explore/possible-acts.ts';
import type { Cue } from '../../../../src/statecharts/trace/player.types.ts';
import { Notice } from '../../../../src/ui/index.ts';
import type { Scene } from '../../stage/theatre.ts';
import { answerInWords, inWordsOf, nearestFirst } from './act-words.ts';
import { asksWhoComes, lastChosen } from './answers.ts';
import { ActForm } from '../../workbench/act-form.tsx';
import { ActList } from '../../workbench/act-list.tsx';
import { actsOf, needsForm, type Act } from '../../workbench/acts.ts';
import { useKeptFocus } from '../../workbench/use-kept-focus.ts';
import { TryTools } from './try-tools.tsx';
import type { Editor } from '../use-editor.ts';
import type { Stage } from './use-stage.ts';
import { stateInWords } from '../words.ts';
import styles from './try-it.module.css';

interface Props {
  readonly editor: Editor;
  readonly stage: Stage;
  readonly scene: Scene | null;
}

/** What the machine says that leads on by itself without end. */
const goesRound = (reason: string): boolean => reason.includes('Infinite loop detected');

/** Walks the edited path by hand, before anything is saved. */
export function TryPanel({ editor, stage, scene }: Props) {
  const { fixtures } = editor.flow;
  const { walk } = stage.standing;
  const keepingFocus = useKeptFocus();
  const [asked, setAsked] = useState<{ readonly act: Act; readonly of: typeof walk } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { vocabulary } = editor.editable;
  const acts = useMemo(
    () =>
      scene
        ? nearestFirst(actsOf(possibleActs(scene.player, fixtures)), scene.player.root.getSnapshot()).map(
            (act) => inWordsOf(vocabulary, act),
          )
        : [],
    [scene, fixtures, vocabulary],
  );
  const perform = (cue: Cue) => {
    const problem = scene?.attempt(cue) ?? null;
    setRefused(problem);
    if (problem !== null) return;
    setAsked(null);
    stage.act(cue);
  };
  const choose = (act: Act) => {
    const [first] = act.cases;
    setRefused(null);
    if (needsForm(act)) setAsked({ act, of: walk });
    else if (first) perform(first.cue);
  };
  const { answers } = stage.standing;
  const isAsking = asked?.of === walk;
  const since = lastChosen(walk.cues, answers);
  const came = answers.filter(({ cue }) => walk.cues.indexOf(cue) > since);
  const snapshot = scene?.player.root.getSnapshot();
  return (
    <div className={styles.try}>
      {isAsking ? null : <TryTools stage={stage} />}
      {stage.broken === null ? null : (
        <Notice tone="warning" live title="This path cannot be walked as it is">
          {goesRound(stage.broken)
            ? 'It goes round by itself and never stands still. “Problems” shows where. '
            : `${stage.broken}. `}
          The screen stands where it stood before, until that is mended.
        </Notice>
      )}
      {stage.missing === null ? null : (
        <Notice tone="warning" live title={`Nobody comes to “${stateInWords(editor.path, stage.missing)}”`}>
          On this path nothing leads there from where “{stage.input}” begins, so there is no screen to show.
          The screen stands at the beginning instead.
        </Notice>
      )}
      <p role="status" className={styles.came}>
        {came.length > 0
          ? `Came by itself: ${came.map((one) => answerInWords(vocabulary, one)).join(', then ')}.`
          : null}
        {snapshot && !isAsking && asksWhoComes(snapshot)
          ? 'Where the vendor stands is for you to say: choose the answer below.'
          : null}
      </p>
      {asked && isAsking ? (
        <ActForm
          key={`${asked.act.actor} ${asked.act.type}`}
          act={asked.act}
          refused={refused}
          onAct={keepingFocus(perform)}
          onCancel={keepingFocus(() => setAsked(null))}
        />
      ) : (
        <ActList
          nothing="Nothing more can happen here. Step back, or begin again."
          acts={acts}
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
