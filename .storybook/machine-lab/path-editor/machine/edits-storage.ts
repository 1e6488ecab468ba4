import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { flowText } from '../../../../src/statecharts/flow/flow-text.ts';
import { readFlow } from '../../../../src/statecharts/flow/read/read-flow.ts';
import type { FlowVocabulary } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import { isSameFlow } from './history.ts';
import type { UnsavedEdits } from './path-editor.types.ts';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface StoredEdits {
  /** The visit of the page in which it was edited. */
  readonly visit: string;
  readonly text: string;
  /** The text of the edited path's base file. */
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
 * Stores unsaved edits of a path so that a reload does not lose them. Each page visit has its own entry, so that visits
 * and tabs do not overwrite each other's.
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
    /** Whether it contains the current edits: it may have been full, or cleared by another tab. */
    holds: (flow: Flow): boolean => all().some((one) => one.visit === visit && one.text === flowText(flow)),
    /** An entry that was restored or discarded is no longer offered. */
    forget: (decided: string): void => store(without([decided])),
    /** The newest first. Unreadable entries are left out, and saved ones are deleted. */
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
          // The same path in another notation, as the file may have it and a page that could not read the file does
          // not, is not older.
          const isOnOlder = basedOn !== baseText && (from === null || !isSameFlow(from, base));
          return [{ visit: left, flow, at, from: isOnOlder ? from : base, isOnOlder }];
        })
        .toSorted((one, other) => other.at - one.at);
    },
  };
}
