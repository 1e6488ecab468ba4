import { History } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Tooltip } from '../../../ui/index.ts';
import type { OwnListing } from '../list/listing-kind.ts';
import styles from './editable-cell.module.css';
import { useEditing } from './editing.ts';

interface EditableCellProps {
  readonly listing: OwnListing;
  /** The name of a field of the kind. */
  readonly field: string;
}

/** Whether a key starts replacing the cell's value: a digit or the start of a price, in text fields also any letter. */
const beginsTyping = (event: KeyboardEvent, isText: boolean): boolean =>
  (isText ? /^[\p{L}\d]$/u : /^[\d.,]$/).test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Moves to the same field in the row above or below. */
function goTo(button: HTMLElement, field: string, direction: 'previous' | 'next'): void {
  const row = button.closest('tr');
  const neighbour = direction === 'next' ? row?.nextElementSibling : row?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
}

/**
 * A cell that is edited in place: press it, or type a digit (in text fields a letter). Enter and Tab save, Escape
 * restores the value.
 */
export function EditableCell({ listing, field: name }: EditableCellProps) {
  const { isReadOnly, active, changedElsewhere, fieldNamed, begin, type, check, commit, cancel } =
    useEditing();
  const field = fieldNamed(name);
  const { isText = false } = field;
  const button = useRef<HTMLButtonElement>(null);
  const givesFocusBack = useRef(false);
  const isActive = active?.id === listing.id && active.field === name;
  useEffect(() => {
    if (isActive || !givesFocusBack.current) return;
    givesFocusBack.current = false;
    button.current?.focus();
  }, [isActive]);

  if (isReadOnly) return <span data-text={isText}>{field.show(listing)}</span>;
  if (isActive) {
    const said = active.problem ?? field.shownAs?.(active.text) ?? null;
    return (
      <Tooltip content={said ?? ''} open={said !== null}>
        <input
          // The user has just opened the cell.
          autoFocus
          className={styles.input}
          data-text={isText}
          aria-label={`${field.label} of ${listing.name}`}
          aria-invalid={active.problem !== null}
          inputMode={isText ? 'text' : 'decimal'}
          autoComplete="off"
          value={active.text}
          onFocus={(event) => {
            // The character that opened the cell is kept in front of what follows.
            if (active.text === field.textOf(listing)) event.currentTarget.select();
          }}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => commit(listing)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.stopPropagation();
              givesFocusBack.current = true;
              cancel();
            } else if (event.key === 'Enter') {
              event.preventDefault();
              givesFocusBack.current = commit(listing);
            } else if (event.key === 'Tab' && !check(listing)) event.preventDefault();
            // Tab saves a valid value when the field loses the focus.
          }}
        />
      </Tooltip>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      data-field={name}
      className={styles.value}
      data-text={isText}
      aria-label={`${field.label} of ${listing.name}: ${field.show(listing)}. Change`}
      onClick={() => begin(listing, name)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          goTo(event.currentTarget, name, event.key === 'ArrowDown' ? 'next' : 'previous');
        } else if (event.key === 'F2') begin(listing, name);
        else if (beginsTyping(event, isText)) {
          event.preventDefault();
          begin(listing, name, event.key);
        }
      }}
    >
      {changedElsewhere.get(listing.id)?.includes(name) ? (
        <Tooltip content="Changed elsewhere while you were typing">
          <History size={14} aria-hidden className={styles.elsewhere} />
        </Tooltip>
      ) : null}
      {isText ? <span className={styles.words}>{field.show(listing)}</span> : field.show(listing)}
    </button>
  );
}
