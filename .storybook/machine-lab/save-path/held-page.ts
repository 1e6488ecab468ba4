/**
 * When flows change on the disk every page of the lab loads anew, but for one on which somebody changes a path: what is not saved, and the answer to
 * what was just saved, stay there. It loads anew when it is left for another page.
 */
let isHeld = false;
let isOutdated = false;

/** This page is not loaded anew under the person's hands. */
export const holdPage = (): void => {
  isHeld = true;
};

/** What is loaded of the flows is no longer what lies on the disk. */
export function flowsChanged(reload: () => void): void {
  if (isHeld) isOutdated = true;
  else reload();
}

/** The person looks at another page. */
export function pageLeft(reload: () => void): void {
  isHeld = false;
  if (isOutdated) reload();
}
