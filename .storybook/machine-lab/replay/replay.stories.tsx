import type { Meta, StoryObj } from '@storybook/react-vite';
import { saveFile } from '../../../src/ui/index.ts';
import { downloadKeeper, serverKeeper } from '../keep/keeper.ts';
import { ReplayPage } from './replay-page.tsx';

/** The dev server writes tests; the built pages have none. */
const keeper = import.meta.hot
  ? serverKeeper(import.meta.hot, () => crypto.randomUUID())
  : downloadKeeper(saveFile);

/** Drop, paste or open what “Copy replay” gave you, and walk it on the real screens. */
const meta = {
  title: 'Machine lab/Replay',
  component: ReplayPage,
  tags: ['!autodocs'],
  parameters: { inset: false, controls: { disable: true } },
  args: { keeper },
} satisfies Meta<typeof ReplayPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Replay: Story = {};
