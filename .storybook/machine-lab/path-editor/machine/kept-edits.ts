import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { flowText } from '../../../../src/statecharts/flow/flow-text.ts';
import { readFlow } from '../../../../src/statecharts/flow/read/read-flow.ts';
import type { FlowVocabulary } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import { isSameFlow } from './history.ts';
import type { KeptEdits } from './path-editor.types.ts';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Kept {
  /** Which visit of the page it was edited in. */
  readonly visit: string;
  readonly text: string;
  /** The text of the file that was edited. */
  readonly basedOn: string;
  readonly at: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['visit', 'text', 'basedOn'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  typeof Reflect.get(value, 'at') === 'number';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's, or cut: as good as nothing.
    return null;
  }
}

/**
 * What is not saved of a path, where a reload does not lose it. Each visit of the page has a place of its own: none writes over what another left, nor
 * over what stands open in another tab.
 */
export function keptEdits(id: string, storage: Storage, visit: string) {
  const key = `path-editor:${id}`;

  function all(): readonly Kept[] {
    const value = parsed(storage.getItem(key) ?? 'null');
    return Array.isArray(value) ? value.filter(isKept) : [];
  }
  function store(entries: readonly Kept[]): void {
    if (entries.length === 0) return storage.removeItem(key);
    try {
      storage.setItem(key, JSON.stringify(entries));
    } catch {
      // A full storage keeps nothing more: `holds` says so, and the page asks before it is left.
    }
  }
  const without = (forgotten: readonly string[]): readonly Kept[] =>
    all().filter((one) => !forgotten.includes(one.visit));

  return {
    keep({ flow, base, basedOn, at }: { flow: Flow; base: Flow; basedOn: string; at: number }): void {
      const own: Kept = { visit, text: flowText(flow), basedOn, at };
      store(isSameFlow(flow, base) ? without([visit]) : [own, ...without([visit])]);
    },
    /** Whether it has what is edited now: it may have been full, or emptied by another tab. */
    holds: (flow: Flow): boolean => all().some((one) => one.visit === visit && one.text === flowText(flow)),
    /** What was decided upon is no longer offered. */
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
    }): readonly KeptEdits[] {
      const readable = (text: string): Flow | null => {
        const read = readFlow(text, { vocabulary, id });
        return read.ok ? read.flow : null;
      };
      const found = without([visit]).map((kept) => ({ ...kept, flow: readable(kept.text) }));
      const saved = found.filter(({ flow }) => flow !== null && isSameFlow(flow, base));
      if (saved.length > 0) store(without(saved.map((one) => one.visit)));
      return found
        .flatMap(({ visit: left, at, basedOn, flow }): KeptEdits[] => {
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
