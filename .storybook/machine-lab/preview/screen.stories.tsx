import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadFlow, type ShownFlow } from '../flows/flows.ts';
import { FramedScreen } from './framed-screen.tsx';

interface Args {
  /** The flow's id. */
  readonly flow: string;
  /** A replay is read-only. */
  readonly isInert: boolean;
}

/** The page inside the lab's frames. It is no story for readers: the surrounding page sends it what to show. */
const meta = {
  title: 'Machine lab/Screen',
  tags: ['!dev', '!autodocs', '!test'],
  parameters: { inset: false, controls: { disable: true } },
  loaders: [async ({ args }) => ({ shown: await loadFlow(args.flow) })],
  render: ({ isInert }, { loaded }) => (
    <FramedScreen flow={(loaded as { shown: ShownFlow }).shown} isInert={isInert} />
  ),
} satisfies Meta<Args>;
export default meta;

export const Framed: StoryObj<typeof meta> = { args: { flow: 'assistant', isInert: false } };
