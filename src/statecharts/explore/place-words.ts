import type { AnyStateNode, StateValue } from 'xstate';

const titleOf = (node: AnyStateNode): string | null => {
  const meta: unknown = node.meta;
  if (typeof meta !== 'object' || meta === null || !('title' in meta)) return null;
  return typeof meta.title === 'string' && meta.title !== '' ? meta.title : null;
};

/** "addingPaper" is "adding paper", "COMPANY.SUBMITTED" is "company submitted". */
export const nameInWords = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase();

/** What of regions beside each other is not as it was in the beginning: "saving: conflict". */
function regionWords(node: AnyStateNode, value: Readonly<Record<string, StateValue | undefined>>): string[] {
  return Object.entries(value).flatMap(([key, inside]) => {
    const region = node.states[key];
    if (
      !region ||
      inside === undefined ||
      (region.type === 'compound' && region.initial.target[0]?.key === inside)
    )
      return [];
    return [`${nameInWords(key)}: ${partsOf(region, inside).join(', ')}`];
  });
}

function partsOf(node: AnyStateNode, value: StateValue): string[] {
  if (typeof value === 'string') {
    const child = node.states[value];
    return [(child && titleOf(child)) ?? nameInWords(value)];
  }
  if (node.type === 'parallel') return regionWords(node, value);
  return Object.entries(value).flatMap(([key, inside]) => {
    const child = node.states[key];
    if (!child || inside === undefined) return [];
    return [titleOf(child) ?? nameInWords(key), ...partsOf(child, inside)];
  });
}

/** Where a machine stands for somebody who reads no code, by the titles of its states where they have one: "Your company · saving". */
export const placeWords = (root: AnyStateNode, value: StateValue): string => partsOf(root, value).join(' · ');
