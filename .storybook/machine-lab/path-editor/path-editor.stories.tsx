import type { Meta, StoryObj } from '@storybook/react-vite';
import { saveFile } from '../../../src/ui/index.ts';
import { downloadSaver, serverSaver } from '../save-path/path-saver.ts';
import { PathEditor } from './path-editor.tsx';

/** The dev server writes the path; the built pages have none. */
const saver = import.meta.hot
  ? serverSaver(import.meta.hot, () => crypto.randomUUID())
  : downloadSaver(saveFile);

/**
 * Change the path through a flow, see every consequence, and save it: by mouse or by keyboard, without a line of code.
 */
const meta = {
  title: 'Machine lab/Path editor',
  component: PathEditor,
  tags: ['!autodocs'],
  parameters: { inset: false, controls: { include: ['step'] } },
  args: { flow: 'onboarding', saver, step: '' },
} satisfies Meta<typeof PathEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Onboarding: Story = {};
export const Booking: Story = { args: { flow: 'booking' } };
