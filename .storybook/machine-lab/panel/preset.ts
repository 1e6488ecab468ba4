import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { marketFiguresPlugin } from '../drop-off/market-figures-plugin.ts';
import { keepTracesPlugin } from '../keep/keep-traces-plugin.ts';
import { savePathPlugin } from '../save-path/save-path-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The machine lab's part of Storybook's manager: the panel beside the stories. */
export const managerEntries = (entries: string[] = []): string[] => [...entries, here('./manager.ts')];

/** The machine lab's part of every page: it loads anew when flows have changed on the disk. */
export const previewAnnotations = (entries: string[] = []): string[] => [
  ...entries,
  here('../save-path/follow-flows.ts'),
];

/** The machine lab's part of the dev server: it writes the traces that are kept as tests and the paths that are changed, and asks a running market. */
export const viteFinal: StorybookConfig['viteFinal'] = (config) => ({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    keepTracesPlugin(here('../../../src/machines')),
    savePathPlugin(here('../../..')),
    marketFiguresPlugin(),
  ],
});
