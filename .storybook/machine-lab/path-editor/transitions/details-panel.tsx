import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  sameCause,
  samePlace,
  stateAt,
  statesIn,
  transitionsOf,
} from '../../../../src/statecharts/flow/flow-tree.ts';
import { Button } from '../../../../src/ui/index.ts';
import { Pane } from '../../parts/pane.tsx';
import { AddTransition } from './add-transition.tsx';
import type { Editor } from '../use-editor.ts';
import { TransitionEditor } from './transition-editor.tsx';
import { innerStateText, outermost, stateText } from '../state-text.ts';
import styles from './details.module.css';

interface Props {
  readonly editor: Editor;
  /** The path of the innermost active state; null if there is none. */
  readonly activeState: string | null;
  readonly onSelect: (state: string) => void;
}

/** The selected state, or the active state within it. */
function shownState({ path, selection }: Editor, activeState: string | null): string {
  const { state, place } = selection;
  if (place || stateAt(path, state)?.states === undefined || state === '') return state;
  return activeState !== null && outermost(activeState) === state && stateAt(path, activeState)
    ? activeState
    : state;
}

/** The transitions of the selection, each as a sentence with menus to change it. */
export function DetailsPanel({ editor, activeState, onSelect }: Props) {
  const { path, selection, select } = editor;
  const state = shownState(editor, activeState);
  const [adding, setAdding] = useState<string | null>(null);
  const key = outermost(state);
  const places = key === '' ? [] : statesIn(path).filter((one) => outermost(one.path) === key);
  const ways = transitionsOf(path, state);
  const title = stateText(path, state);
  return (
    <Pane title="Ways out" note={title}>
      <div className={styles.details}>
        {places.length > 1 ? (
          <div className={styles.places} role="group" aria-label={`Parts of ${stateText(path, key)}`}>
            {places.map((one) => (
              <button
                key={one.path}
                type="button"
                className={styles.place}
                aria-pressed={one.path === state}
                onClick={() => onSelect(one.path)}
              >
                {innerStateText(one.path) || 'the whole step'}
              </button>
            ))}
          </div>
        ) : null}
        {ways.length === 0 ? (
          <p className={styles.none}>
            {stateAt(path, state)?.states
              ? 'The whole step has no way out of its own: each of its parts has.'
              : 'Nothing leads out of here.'}
          </p>
        ) : (
          <ul className={styles.waysOut}>
            {ways.map(({ place, transition }) => {
              const isOpen = selection.place !== null && samePlace(selection.place, place);
              return (
                <TransitionEditor
                  key={JSON.stringify([place.cause, place.index])}
                  editor={editor}
                  place={place}
                  transition={transition}
                  isOpen={isOpen}
                  siblings={ways.filter((one) => sameCause(one.place.cause, place.cause)).length}
                  onOpen={(open) => select(state, open ? place : null)}
                />
              );
            })}
          </ul>
        )}
        {adding === state ? (
          <AddTransition key={state} editor={editor} state={state} onClose={() => setAdding(null)} />
        ) : (
          <div>
            <Button size="1" variant="surface" color="gray" onClick={() => setAdding(state)}>
              <Plus size={14} aria-hidden />
              Add a way out
            </Button>
          </div>
        )}
      </div>
    </Pane>
  );
}
