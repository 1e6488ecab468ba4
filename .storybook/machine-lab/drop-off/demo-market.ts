import type { FlowFigures } from './figures.types.ts';
import { readFigures } from './read-figures.ts';

const files = import.meta.glob<string>('./figures/*.json', { query: '?raw', import: 'default' });

/**
 * The demo market's counts of a flow (scripts/demo-figures.mjs), available without a network. Empty if there are none.
 */
export async function demoMarketFigures(flow: string): Promise<FlowFigures> {
  const load = files[`./figures/${flow}.json`];
  if (!load) return { flow, from: '2026-08-23', to: '2026-11-20', states: [] };
  const read = readFigures(await load());
  if (!read.ok) throw new Error(`figures/${flow}.json, at ${read.place}: ${read.reason}`);
  return read.figures;
}
