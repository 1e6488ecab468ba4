import { toStorableText } from '../../../lib/storable-text.ts';
import type { Edit, EditsChange } from '../../../machines/import/index.ts';

/** Maximums per edit in the contract (SetEdit, MatchEdit, ExcludeEdit). */
const mostPerEdit = { cells: 50_000, matches: 50_000, excluded: 100_000 };
const lettersMax = 5000;
/** The maximum number of edits that the server stores for a review. */
const editsMax = 10_000;

/** A text as the server will return it. */
function storableText(text: string | null): string | null {
  if (text === null) return null;
  const clean = toStorableText(text);
  return clean.length > lettersMax ? [...clean].slice(0, lettersMax).join('') : clean;
}

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  const parts: Item[][] = [];
  for (let from = 0; from < items.length; from += size) parts.push(items.slice(from, from + size));
  return parts;
}

type SetEdit = Extract<Edit, { op: 'set' }>;

/** The edit as the server stores it, split according to the contract; none for an empty edit. */
export function storableEdits(edit: Edit): readonly Edit[] {
  switch (edit.op) {
    case 'set':
      return inParts(edit.cells, mostPerEdit.cells).map((cells) => ({
        ...edit,
        cells: cells.map((cell) => ({ ...cell, value: storableText(cell.value) })),
      }));
    case 'match':
      return inParts(edit.rows, mostPerEdit.matches).map((rows) => ({ ...edit, rows }));
    case 'exclude':
      return inParts(edit.rows, mostPerEdit.excluded).map((rows) => ({ ...edit, rows }));
    case 'replace':
      return [{ ...edit, from: storableText(edit.from), to: storableText(edit.to) }];
    case 'default':
      return [{ ...edit, value: storableText(edit.value) }];
    case 'column':
      return [{ ...edit, ...(edit.header !== undefined && { header: storableText(edit.header) }) }];
    case 'rate':
      return [edit];
  }
}

/**
 * The oldest consecutive typed edits, as far as they fit into one edit of the contract; null if there are not two in a
 * row.
 */
function firstTyped(
  edits: readonly Edit[],
): { readonly from: number; readonly edits: readonly SetEdit[] } | null {
  let run: SetEdit[] = [];
  let cells = 0;
  for (const [index, edit] of edits.entries()) {
    const more = edit.op === 'set' ? edit.cells.length : mostPerEdit.cells;
    if (edit.op === 'set' && cells + more <= mostPerEdit.cells) {
      run.push(edit);
      cells += more;
    } else {
      if (run.length > 1) return { from: index - run.length, edits: run };
      run = edit.op === 'set' ? [edit] : [];
      cells = more;
    }
  }
  return run.length > 1 ? { from: edits.length - run.length, edits: run } : null;
}

/** The list of edits with a cursor that undo moves back, and how much of it is saved. */
export function createEditLog(stored: readonly Edit[], storedDone: number) {
  let edits: readonly Edit[] = stored;
  let done = Math.min(storedDone, stored.length);
  let saved = { edits, done };

  const shared = (): number => {
    let count = 0;
    while (count < edits.length && count < saved.edits.length && edits[count] === saved.edits[count])
      count += 1;
    return count;
  };

  return {
    applied: (): readonly Edit[] => edits.slice(0, done),
    /** The edit that undo reverts next; undefined if there is none. */
    last: (): Edit | undefined => edits[done - 1],
    next: (): Edit | undefined => edits[done],
    /** Edits that were undone cannot be redone afterwards. */
    add(edit: Edit): void {
      edits = [...edits.slice(0, done), edit];
      done += 1;
    },
    /** When the log is full: merges the oldest consecutive typed edits into one and returns their range. */
    tidy(): { readonly from: number; readonly count: number } | null {
      if (edits.length < editsMax || done < edits.length) return null;
      const typed = firstTyped(edits.slice(0, editsMax / 2));
      if (!typed) return null;
      const { from, edits: run } = typed;
      const one: Edit = { op: 'set', cells: run.flatMap(({ cells }) => cells) };
      edits = [...edits.slice(0, from), one, ...edits.slice(from + run.length)];
      done = edits.length;
      return { from, count: run.length };
    },
    back(): void {
      done = Math.max(0, done - 1);
    },
    forth(): void {
      done = Math.min(edits.length, done + 1);
    },
    unsaved(): EditsChange | null {
      const keep = shared();
      const isSaved = keep === edits.length && keep === saved.edits.length && done === saved.done;
      return isSaved ? null : { keep, add: edits.slice(keep), done };
    },
    everything: (): EditsChange => ({ keep: 0, add: [...edits], done }),
    markSaved(change: EditsChange): void {
      saved = { edits: [...saved.edits.slice(0, change.keep), ...change.add], done: change.done };
    },
  };
}
