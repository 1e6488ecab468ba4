import type { Flow } from '../../../src/statecharts/flow/flow.types.ts';
import { flowText } from '../../../src/statecharts/flow/flow-text.ts';
import { readFlow } from '../../../src/statecharts/flow/read-flow.ts';
import type { FlowVocabulary } from '../../../src/statecharts/flow/vocabulary.types.ts';
import { isSameFlow } from './history.ts';
import type { KeptEdits } from './path-editor.types.ts';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (id: string): string => `path-editor:${id}`;

interface Kept {
  readonly text: string;
  /** The text of the file that was edited. */
  readonly basedOn: string;
  readonly at: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['text', 'basedOn'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  typeof Reflect.get(value, 'at') === 'number';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's, or cut: as good as nothing.
    return null;
  }
}

/** What is not saved of a path, where a reload does not lose it. */
export const keptEdits = (id: string, storage: Storage) => ({
  keep({ flow, base, basedOn, at }: { flow: Flow; base: Flow; basedOn: string; at: number }): void {
    if (isSameFlow(flow, base)) return storage.removeItem(keyOf(id));
    try {
      storage.setItem(keyOf(id), JSON.stringify({ text: flowText(flow), basedOn, at } satisfies Kept));
    } catch {
      // A full storage keeps nothing more; the page still asks before it is left.
    }
  },
  /** Null where there is nothing, or what is there can no longer be read, or is saved by now. */
  read({
    vocabulary,
    base,
    baseText,
  }: {
    vocabulary: FlowVocabulary;
    base: Flow;
    baseText: string;
  }): KeptEdits | null {
    const kept = parsed(storage.getItem(keyOf(id)) ?? 'null');
    if (!isKept(kept)) return null;
    const read = readFlow(kept.text, { vocabulary, id });
    /** The same path in another form, as the file has it and a page that could not read the file does not. */
    const saysTheSame = (text: string, flow: Flow): boolean => {
      const other = readFlow(text, { vocabulary, id });
      return other.ok && isSameFlow(other.flow, flow);
    };
    if (!read.ok || isSameFlow(read.flow, base)) return null;
    return {
      flow: read.flow,
      at: kept.at,
      isOnOlder: kept.basedOn !== baseText && !saysTheSame(kept.basedOn, base),
    };
  },
});
