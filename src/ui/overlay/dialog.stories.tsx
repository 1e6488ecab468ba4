import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button, Dialog, QuietButton, TextField } from '../index.ts';

function Example({ size, side }: { size?: 'small' | 'medium' | 'large'; side?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a berth</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size={size}
        side={side}
        title="Add a berth"
        description="Where the yacht lies, so that vendors find her."
        footer={
          <>
            <QuietButton onClick={() => setOpen(false)}>Cancel</QuietButton>
            <Button onClick={() => setOpen(false)}>Save berth</Button>
          </>
        }
      >
        <TextField label="Marina" name="marina" />
      </Dialog>
    </>
  );
}

const meta = { title: 'Overlays/Dialog', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a berth' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a berth' });
    await expect(dialog).toHaveAccessibleDescription('Where the yacht lies, so that vendors find her.');
    await waitFor(() => expect(screen.getByLabelText('Marina')).toHaveFocus());
  },
};

/** At the page's edge, if the content behind it should stay in view. */
export const AtTheSide: Story = { args: { side: true }, play: Opened.play };

export const ClosedByEscape: Story = {
  args: { size: 'small' },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Add a berth' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
