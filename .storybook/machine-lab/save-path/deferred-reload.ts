/**
 * When flows change on disk, every page of the lab reloads, except one where a path is being edited: its unsaved
 * changes and the response to a save must stay. It reloads when it is left for another page.
 */
let isDeferred = false;
let isOutdated = false;

/** Prevents this page from reloading while the user edits. */
export const deferReload = (): void => {
  isDeferred = true;
};

/** The loaded flows are outdated. */
export function reloadUnlessDeferred(reload: () => void): void {
  if (isDeferred) isOutdated = true;
  else reload();
}

/** The user went to another page. */
export function reloadIfOutdated(reload: () => void): void {
  isDeferred = false;
  if (isOutdated) reload();
}
