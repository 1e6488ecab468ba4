import type { HydrationState } from 'react-router-dom';

const ID = 'loader-data';

/** The server's loader data for the browser to continue from; null if the page came without HTML. */
export function readHydrationData(): HydrationState | null {
  const block = document.getElementById(ID)?.textContent;
  return block ? (JSON.parse(block) as HydrationState) : null; // written by hydrationBlock below, same build
}

/** JSON as a data block: no script, so that the CSP stays strict; `<` escaped, so that no text can end it. */
export function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

export const hydrationBlock = (state: HydrationState): string => dataBlock(ID, state);
