import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { marketFiguresPlugin } from '../drop-off/market-figures-plugin.ts';
import { saveTracesPlugin } from '../save-trace/save-traces-plugin.ts';
import { savePathPlugin } from '../save-path/save-path-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The machine lab's part of Storybook's manager: the panel next to the stories. */
export const managerEntries = (entries: string[] = []): string[] => [...entries, here('./manager.ts')];

/** The machine lab's part of every page: it reloads when flows change on disk. */
export const previewAnnotations = (entries: string[] = []): string[] => [
  ...entries,
  here('../save-path/follow-flows.ts'),
];

/**
 * The machine lab's part of the dev server: it writes saved traces and changed paths, and queries a running market.
 */
export const viteFinal: StorybookConfig['viteFinal'] = (config) => ({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    saveTracesPlugin(here('../../../src/machines')),
    savePathPlugin(here('../../..')),
    marketFiguresPlugin(),
  ],
});
