import type { HydrationState } from 'react-router-dom';

const ID = 'loader-data';

/** The server's loader data, with which the browser continues; null if the page came without HTML. */
export function readHydrationData(): HydrationState | null {
  const block = document.getElementById(ID)?.textContent;
  return block ? (JSON.parse(block) as HydrationState) : null; // written by hydrationBlock below, in the same build
}

/**
 * JSON as a data block: it is not a script, so that the CSP stays strict; `<` is escaped, so that no text can end it.
 */
export function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

export const hydrationBlock = (state: HydrationState): string => dataBlock(ID, state);
