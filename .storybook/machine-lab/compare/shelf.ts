import { chartOf } from '../../../src/statecharts/chart/chart-model.ts';
import { loadFlow, type ShownFlow } from '../flows/flows.ts';
import type { Refusal, Version } from './compare.types.ts';
import { readVersion } from './read-version.ts';

const texts = import.meta.glob<string>('../../../src/machines/*/versions/*.flow.json', {
  query: '?raw',
  import: 'default',
});

/** A flow and its versions at hand, the committed one first and then the newest kept. */
export interface Shelf {
  readonly flow: ShownFlow;
  readonly versions: readonly Version[];
  /** Kept ones that are no longer made of what the vocabulary has. */
  readonly unreadable: readonly { readonly label: string; readonly refusals: readonly Refusal[] }[];
}

/** `2026-11-21-first` → "2026-11-21, first" */
const labelOf = (name: string): string => {
  const [, date, words] = /^(\d{4}-\d{2}-\d{2})-(.+)$/u.exec(name) ?? [];
  return date && words ? `${date}, ${words.replaceAll('-', ' ')}` : name;
};

async function loadShelf(id: string): Promise<Shelf> {
  const flow = await loadFlow(id);
  const committed: Version = {
    ...{ id: 'committed', label: 'As it is saved now' },
    model: chartOf(flow.machine),
    flow: flow.editable?.flow ?? null,
  };
  const kept = Object.entries(texts)
    .filter(([path]) => path.includes(`/machines/${id}/versions/`))
    .map(([path, load]) => ({
      name:
        path
          .split('/')
          .at(-1)
          ?.replace(/\.flow\.json$/u, '') ?? path,
      load,
    }))
    .toSorted((one, other) => (one.name < other.name ? 1 : -1));
  const read = await Promise.all(
    kept.map(async ({ name, load }) => {
      const label = labelOf(name);
      return { label, answer: readVersion(flow, await load(), { id: name, label }) };
    }),
  );
  return {
    flow,
    versions: [committed, ...read.flatMap(({ answer }) => (answer.ok ? [answer.version] : []))],
    unreadable: read.flatMap(({ label, answer }) =>
      answer.ok ? [] : [{ label, refusals: answer.refusals }],
    ),
  };
}

const shelves = new Map<string, Promise<Shelf>>();

/** The same promise for the same flow, as `use` wants it. */
export function shelfOf(id: string): Promise<Shelf> {
  const before = shelves.get(id);
  if (before) return before;
  const loading = loadShelf(id);
  shelves.set(id, loading);
  return loading;
}
