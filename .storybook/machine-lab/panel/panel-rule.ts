/**
 * Whether the panel is shown. The lab's pages have charts and lists of their own, and the panel would hide half of each.
 * At Storybook's bare address no story is chosen yet, whatever the types of its manager promise.
 */
export const isPanelShown = ({ storyId }: { readonly storyId?: string }, isWanted: boolean): boolean =>
  storyId?.startsWith('machine-lab-') === true ? false : isWanted;
