import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { useRestoredFocus } from './use-restored-focus.ts';

/** A button that disappears when pressed, one that stays, and a frame like the real screen's. */
function LabWithFrame() {
  const [isDone, setIsDone] = useState(false);
  const keepingFocus = useRestoredFocus();
  return (
    <>
      <button type="button" onClick={keepingFocus(() => {})}>
        Stays
      </button>
      <div role="group" aria-label="What can happen" tabIndex={-1}>
        {isDone ? null : (
          <button type="button" onClick={keepingFocus(() => setIsDone(true))}>
            Goes
          </button>
        )}
      </div>
      <iframe title="The screen" srcDoc="<input aria-label='On the screen'>" />
    </>
  );
}

/** The focus after an action on the pages “Charts”. */
const meta = {
  title: 'Machine lab/Charts/Focus',
  component: LabWithFrame,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof LabWithFrame>;
export default meta;
type Story = StoryObj<typeof meta>;
/** The canvas passed to a story's play function. */
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fieldIn = (canvas: Canvas): Promise<HTMLInputElement> =>
  waitFor(() => {
    const field = canvas.getByTitle<HTMLIFrameElement>('The screen').contentDocument?.querySelector('input');
    if (!field) throw new Error('The frame is not there yet.');
    return field;
  });
/** As a dialog of the screen does. The page itself may not have focus, and then receives no event. */
const takeFocus = (field: HTMLInputElement) => {
  field.focus();
  window.dispatchEvent(new FocusEvent('blur'));
};

export const ComesBackFromTheFrame: Story = {
  play: async ({ canvas }) => {
    const field = await fieldIn(canvas);
    const event = canvas.getByRole('button', { name: 'Stays' });
    await userEvent.click(event);
    takeFocus(field);
    await waitFor(() => expect(event).toHaveFocus());
  },
};

export const StaysNearWhatIsGone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Goes' }));
    await expect(canvas.getByRole('group', { name: 'What can happen' })).toHaveFocus();
  },
};

export const StaysOnTheScreenThatIsPressed: Story = {
  play: async ({ canvas }) => {
    const field = await fieldIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Stays' }));
    await fireEvent.pointerDown(field);
    takeFocus(field);
    // Longer than restoring the focus would take.
    await new Promise((resolve) => setTimeout(resolve));
    await expect(canvas.getByTitle('The screen')).toHaveFocus();
  },
};
