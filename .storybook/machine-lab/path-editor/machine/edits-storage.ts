import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { flowText } from '../../../../src/statecharts/flow/flow-text.ts';
import { readFlow } from '../../../../src/statecharts/flow/read/read-flow.ts';
import type { FlowVocabulary } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import { isSameFlow } from './history.ts';
import type { UnsavedEdits } from './path-editor.types.ts';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface StoredEdits {
  /** Which visit of the page it was edited in. */
  readonly visit: string;
  readonly text: string;
  /** The text of the file that was edited. */
  readonly basedOn: string;
  readonly at: number;
}

const isStoredEdits = (value: unknown): value is StoredEdits =>
  typeof value === 'object' &&
  value !== null &&
  ['visit', 'text', 'basedOn'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  typeof Reflect.get(value, 'at') === 'number';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Foreign or truncated data is ignored.
    return null;
  }
}

/**
 * Stores unsaved edits of a path so that a reload does not lose them. Each page visit has its own entry: none
 * overwrites another visit's, nor another tab's.
 */
export function createEditsStorage(id: string, storage: Storage, visit: string) {
  const key = `path-editor:${id}`;

  function all(): readonly StoredEdits[] {
    const value = parsed(storage.getItem(key) ?? 'null');
    return Array.isArray(value) ? value.filter(isStoredEdits) : [];
  }
  function store(entries: readonly StoredEdits[]): void {
    if (entries.length === 0) return storage.removeItem(key);
    try {
      storage.setItem(key, JSON.stringify(entries));
    } catch {
      // A full storage stores nothing: `holds` returns false, and the page asks before it is left.
    }
  }
  const without = (forgotten: readonly string[]): readonly StoredEdits[] =>
    all().filter((one) => !forgotten.includes(one.visit));

  return {
    keep({ flow, base, basedOn, at }: { flow: Flow; base: Flow; basedOn: string; at: number }): void {
      const own: StoredEdits = { visit, text: flowText(flow), basedOn, at };
      store(isSameFlow(flow, base) ? without([visit]) : [own, ...without([visit])]);
    },
    /** Whether it has what is edited now: it may have been full, or emptied by another tab. */
    holds: (flow: Flow): boolean => all().some((one) => one.visit === visit && one.text === flowText(flow)),
    /** A decided entry is no longer offered. */
    forget: (decided: string): void => store(without([decided])),
    /** The newest first. What can no longer be read is left out; what is saved by now is forgotten. */
    read({
      vocabulary,
      base,
      baseText,
    }: {
      vocabulary: FlowVocabulary;
      base: Flow;
      baseText: string;
    }): readonly UnsavedEdits[] {
      const readable = (text: string): Flow | null => {
        const read = readFlow(text, { vocabulary, id });
        return read.ok ? read.flow : null;
      };
      const found = without([visit]).map((stored) => ({ ...stored, flow: readable(stored.text) }));
      const saved = found.filter(({ flow }) => flow !== null && isSameFlow(flow, base));
      if (saved.length > 0) store(without(saved.map((one) => one.visit)));
      return found
        .flatMap(({ visit: left, at, basedOn, flow }): UnsavedEdits[] => {
          if (flow === null || isSameFlow(flow, base)) return [];
          const from = readable(basedOn);
          // The same path in another form, as the file has it and a page that could not read the file does not, is not older.
          const isOnOlder = basedOn !== baseText && (from === null || !isSameFlow(from, base));
          return [{ visit: left, flow, at, from: isOnOlder ? from : base, isOnOlder }];
        })
        .toSorted((one, other) => other.at - one.at);
    },
  };
}
