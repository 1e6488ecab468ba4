import type { AnyStateNode, StateValue } from 'xstate';

/** The parts of a state value: a path, and the regions of the parallel state it ends in. */
function partsOf(node: AnyStateNode, value: StateValue): { path: string[]; regions: [string, string[]][] } {
  if (typeof value === 'string') return { path: [value], regions: [] };
  const entries = Object.entries(value).filter(
    (entry): entry is [string, StateValue] => entry[1] !== undefined,
  );
  if (node.type === 'parallel') {
    const regions = entries.map(([key, inside]): [string, string[]] => {
      const region = node.states[key];
      const parts = region ? partsOf(region, inside) : { path: [], regions: [] };
      return [key, [...parts.path, ...parts.regions.flatMap(([name, path]) => [name, ...path])]];
    });
    return { path: [], regions };
  }
  const [first] = entries;
  if (!first) return { path: [], regions: [] };
  const [key, inside] = first;
  const child = node.states[key];
  const parts = child ? partsOf(child, inside) : { path: [], regions: [] };
  return { path: [key, ...parts.path], regions: parts.regions };
}

/** `reviewing.desk-editing.saving-saved` */
export function stateId(root: AnyStateNode, value: StateValue): string {
  const { path, regions } = partsOf(root, value);
  return [...path, ...regions.map(([region, inside]) => [region, ...inside].join('-'))].join('.');
}

/** "reviewing · desk: editing · saving: saved" */
export function stateLabel(root: AnyStateNode, value: StateValue): string {
  const { path, regions } = partsOf(root, value);
  return [
    ...path,
    ...regions.map(([region, inside]) => (inside.length > 0 ? `${region}: ${inside.join(', ')}` : region)),
  ].join(' · ');
}
