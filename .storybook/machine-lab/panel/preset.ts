import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { keepTracesPlugin } from '../keep/keep-traces-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The machine lab's part of Storybook's manager: the panel beside the stories. */
export const managerEntries = (entries: string[] = []): string[] => [...entries, here('./manager.ts')];

/** The machine lab's part of the dev server: it writes the traces that are kept as tests. */
export const viteFinal: StorybookConfig['viteFinal'] = (config) => ({
  ...config,
  plugins: [...(config.plugins ?? []), keepTracesPlugin(here('../../../src/machines'))],
});
