import type { Meta, StoryObj } from '@storybook/react-vite';
import { saveFile } from '../../../src/ui/index.ts';
import { downloadTraceStore, serverTraceStore } from '../save-trace/trace-store.ts';
import { ReplayPage } from './replay-page.tsx';

/** The dev server writes tests; the built pages have none. */
const traceStore = import.meta.hot
  ? serverTraceStore(import.meta.hot, () => crypto.randomUUID())
  : downloadTraceStore(saveFile);

/** Drop, paste or open a recording from “Copy replay”, and step through it on the real screens. */
const meta = {
  title: 'Machine lab/Replay',
  component: ReplayPage,
  tags: ['!autodocs'],
  parameters: { inset: false, controls: { disable: true } },
  args: { traceStore },
} satisfies Meta<typeof ReplayPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Replay: Story = {};
