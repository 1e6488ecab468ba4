import type { AnyStateNode, StateValue } from 'xstate';

const titleOf = (node: AnyStateNode): string | null => {
  const meta: unknown = node.meta;
  if (typeof meta !== 'object' || meta === null || !('title' in meta)) return null;
  return typeof meta.title === 'string' && meta.title !== '' ? meta.title : null;
};

/** "addingPaper" is "adding paper", "COMPANY.SUBMITTED" is "company submitted". */
export const spacedName = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase();

/** The regions of a parallel state that are not in their initial state: "saving: conflict". */
function regionTitles(node: AnyStateNode, value: Readonly<Record<string, StateValue | undefined>>): string[] {
  return Object.entries(value).flatMap(([key, inside]) => {
    const region = node.states[key];
    if (
      !region ||
      inside === undefined ||
      (region.type === 'compound' && region.initial.target[0]?.key === inside)
    )
      return [];
    return [`${spacedName(key)}: ${partsOf(region, inside).join(', ')}`];
  });
}

function partsOf(node: AnyStateNode, value: StateValue): string[] {
  if (typeof value === 'string') {
    const child = node.states[value];
    return [(child && titleOf(child)) ?? spacedName(value)];
  }
  if (node.type === 'parallel') return regionTitles(node, value);
  return Object.entries(value).flatMap(([key, inside]) => {
    const child = node.states[key];
    if (!child || inside === undefined) return [];
    return [titleOf(child) ?? spacedName(key), ...partsOf(child, inside)];
  });
}

/** The current state for readers who don't read code, using the states' titles: "Your company · saving". */
export const stateTitle = (root: AnyStateNode, value: StateValue): string => partsOf(root, value).join(' · ');
