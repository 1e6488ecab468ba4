import { chartOf } from '../../../src/statecharts/chart/chart-model.ts';
import { loadFlow, type ShownFlow } from '../flows/flows.ts';
import type { Refusal, Version } from './compare.types.ts';
import { readVersion } from './read-version.ts';

const texts = import.meta.glob<string>('../../../src/machines/*/versions/*.flow.json', {
  query: '?raw',
  import: 'default',
});

/** A flow and its available versions: the committed one first, then the saved ones, newest first. */
export interface FlowVersions {
  readonly flow: ShownFlow;
  readonly versions: readonly Version[];
  /** Saved versions that use names the vocabulary no longer has. */
  readonly unreadable: readonly { readonly label: string; readonly refusals: readonly Refusal[] }[];
}

/** `2026-11-21-first` → "2026-11-21, first" */
const labelOf = (name: string): string => {
  const [, date, text] = /^(\d{4}-\d{2}-\d{2})-(.+)$/u.exec(name) ?? [];
  return date && text ? `${date}, ${text.replaceAll('-', ' ')}` : name;
};

async function loadFlowVersions(id: string): Promise<FlowVersions> {
  const flow = await loadFlow(id);
  const committed: Version = {
    id: 'committed',
    label: 'As it is saved now',
    model: chartOf(flow.machine),
    flow: flow.editable?.flow ?? null,
  };
  const stored = Object.entries(texts)
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
    stored.map(async ({ name, load }) => {
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

const loadedVersions = new Map<string, Promise<FlowVersions>>();

/** The identical promise for each flow, as `use` requires. */
export function flowVersionsOf(id: string): Promise<FlowVersions> {
  const before = loadedVersions.get(id);
  if (before) return before;
  const loading = loadFlowVersions(id);
  loadedVersions.set(id, loading);
  return loading;
}
