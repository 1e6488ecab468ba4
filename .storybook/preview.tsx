import '../src/ui/theme.css';
import type { Preview } from '@storybook/react-vite';
import { accessibility, prepareForAxe } from './accessibility.ts';
import { Appearance, type AppearanceChoice } from './appearance.tsx';
import { forbidNetwork } from './forbid-network.ts';
import { typeSnapshotArgs } from './snapshot-args.ts';
import { viewport } from './viewports.ts';

const choices: AppearanceChoice[] = ['system', 'light', 'dark'];

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    appearance: {
      description: 'Light or dark',
      toolbar: {
        title: 'Appearance',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  // Tests show nearly every story twice, in browsers that prefer light and dark (vitest.config.ts, viewports.ts).
  initialGlobals: { appearance: 'system' },
  parameters: {
    layout: 'fullscreen',
    a11y: accessibility,
    controls: { expanded: true },
    viewport,
    options: {
      storySort: {
        // A literal, because Storybook reads this without running it.
        order: [
          'Start',
          'Machine lab',
          ['Start', 'Paths', 'Path editor', 'Compare', 'Drop-off', 'Charts', 'Replay', 'Coverage', '*'],
          'States',
          'Foundations',
          'Forms',
          'Layout',
          'Data',
          'Feedback',
          'Overlays',
          '*',
        ],
      },
    },
  },
  argTypesEnhancers: [typeSnapshotArgs],
  beforeEach: () => forbidNetwork(),
  // The accessibility add-on does this.
  afterEach: prepareForAxe,
  decorators: [
    (Story, { globals, parameters }) => (
      <Appearance
        choice={choices.find((choice) => choice === globals.appearance) ?? 'system'}
        inset={parameters.inset !== false}
      >
        <Story />
      </Appearance>
    ),
  ],
};

export default preview;
