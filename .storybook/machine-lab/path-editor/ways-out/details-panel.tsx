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
import { AddWayOut } from './add-way-out.tsx';
import type { Editor } from '../use-editor.ts';
import { WayOut } from './way-out.tsx';
import { innerWords, outermost, stateInWords } from '../words.ts';
import styles from './details.module.css';

interface Props {
  readonly editor: Editor;
  /** Keys of the innermost state where the walk stands; null while it stands nowhere. */
  readonly standsAt: string | null;
  readonly onSelect: (state: string) => void;
}

/** What is selected, or where the walk stands within it. */
function shownState({ path, selection }: Editor, standsAt: string | null): string {
  const { state, place } = selection;
  if (place || stateAt(path, state)?.states === undefined || state === '') return state;
  return standsAt !== null && outermost(standsAt) === state && stateAt(path, standsAt) ? standsAt : state;
}

/** The ways out of what is selected, each as a sentence that can be changed by menus. */
export function DetailsPanel({ editor, standsAt, onSelect }: Props) {
  const { path, selection, select } = editor;
  const state = shownState(editor, standsAt);
  const [adding, setAdding] = useState<string | null>(null);
  const key = outermost(state);
  const places = key === '' ? [] : statesIn(path).filter((one) => outermost(one.path) === key);
  const ways = transitionsOf(path, state);
  const title = stateInWords(path, state);
  return (
    <Pane title="Ways out" note={title}>
      <div className={styles.details}>
        {places.length > 1 ? (
          <div className={styles.places} role="group" aria-label={`Parts of ${stateInWords(path, key)}`}>
            {places.map((one) => (
              <button
                key={one.path}
                type="button"
                className={styles.place}
                aria-pressed={one.path === state}
                onClick={() => onSelect(one.path)}
              >
                {innerWords(one.path) || 'the whole step'}
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
                <WayOut
                  key={JSON.stringify([place.cause, place.index])}
                  {...{ editor, place, transition, isOpen }}
                  siblings={ways.filter((one) => sameCause(one.place.cause, place.cause)).length}
                  onOpen={(open) => select(state, open ? place : null)}
                />
              );
            })}
          </ul>
        )}
        {adding === state ? (
          <AddWayOut key={state} editor={editor} state={state} onClose={() => setAdding(null)} />
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
