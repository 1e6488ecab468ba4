import type { StorybookConfig } from '@storybook/react-vite';

/**
 * Tests read no table of a component's properties. Finding them takes half of the time in which the lab is built, and a good part of that in which a test's
 * modules are.
 */
const isTested = process.env.VITEST !== undefined || process.env.LAB_TABLES === 'none';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', './machine-lab/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    './machine-lab/panel/preset.ts',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // To show where axe found something it reads how every element is drawn, again at each change of the page.
  features: { highlight: !isTested },
  typescript: { reactDocgen: isTested ? false : 'react-docgen' },
};

export default config;
