import { useId, useRef, type KeyboardEvent } from 'react';
import type { ReviewField } from '../../../../machines/import/index.ts';
import { fieldChoices } from '../field-display.ts';
import styles from './review-grid.module.css';

/** Where the focus goes after a value is accepted. */
export type AfterEdit = 'stay' | 'down' | 'up' | 'next' | 'before';

interface CellEditorProps {
  readonly field: ReviewField;
  /** "Price of row 7". */
  readonly label: string;
  readonly value: string;
  /** Typing started the editing: the caret is at the end. Otherwise all text is selected. */
  readonly isTyped: boolean;
  readonly onCommit: (value: string, after: AfterEdit) => void;
  readonly onCancel: () => void;
}

/** The field of a cell that is being edited. Its text is accepted unless Escape is pressed. */
export function CellEditor({ field, label, value, isTyped, onCommit, onCancel }: CellEditorProps) {
  const choices = fieldChoices[field]?.choices;
  const listId = useId();
  // Leaving by a key also blurs the field; the value is accepted once.
  const isDone = useRef(false);
  const finish = (how: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    how();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    // Enter may also accept a suggestion of an input method.
    if (event.nativeEvent.isComposing) return;
    const text = event.currentTarget.value;
    const commit = (after: AfterEdit) => {
      event.preventDefault();
      finish(() => onCommit(text, after));
    };
    if (event.key === 'Enter') commit(event.shiftKey ? 'up' : 'down');
    else if (event.key === 'Tab') commit(event.shiftKey ? 'before' : 'next');
    else if (event.key === 'Escape') {
      event.preventDefault();
      finish(onCancel);
    }
  };

  return (
    <>
      <input
        ref={(input) => {
          if (!input || document.activeElement === input) return;
          input.focus({ preventScroll: true });
          if (isTyped) input.setSelectionRange(input.value.length, input.value.length);
          else input.select();
        }}
        className={styles.editor}
        aria-label={label}
        defaultValue={value}
        list={choices ? listId : undefined}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          const text = event.currentTarget.value;
          finish(() => onCommit(text, 'stay'));
        }}
      />
      {choices ? (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </datalist>
      ) : null}
    </>
  );
}
