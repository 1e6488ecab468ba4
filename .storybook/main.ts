import type { StorybookConfig } from '@storybook/react-vite';

/**
 * Tests need no tables of component props. Generating them takes half of the lab's build time, and much of the time to
 * load a test's modules.
 */
const isTested = process.env.VITEST !== undefined || process.env.LAB_TABLES === 'none';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./start/**/*.stories.tsx', '../src/**/*.stories.tsx', './machine-lab/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    './machine-lab/panel/preset.ts',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // To highlight axe's findings it reads the style of every element, again at each change of the page.
  features: { highlight: !isTested },
  typescript: { reactDocgen: isTested ? false : 'react-docgen' },
};

export default config;
