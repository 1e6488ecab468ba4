import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SlotPicker } from './slot-picker.tsx';
import { december, nothingAtAll, nothingInDecember, wholeDays } from '../../../api/testing/slots.ts';

const meta = {
  title: 'Bookings/Slot picker',
  component: SlotPicker,
  args: {
    slots: december,
    port: 'Palma',
    chosen: null,
    onChoose: fn(),
    onMonth: fn(),
    today: '2026-11-25',
  },
} satisfies Meta<typeof SlotPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thursday 10 December 2026' }));
    await userEvent.click(canvas.getByRole('button', { name: /^09:00–13:00/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(december.days[3]?.slots[1]);
  },
};

export const Chosen: Story = { args: { chosen: december.days[3]?.slots[1]?.startsAt ?? null } };

export const WholeDays: Story = {
  args: { slots: wholeDays, chosen: wholeDays.days[0]?.slots[0]?.startsAt ?? null },
};

export const RemoteWork: Story = { args: { port: null } };

export const ReadingOthers: Story = { args: { busy: true } };

export const NothingInThisMonth: Story = {
  args: { slots: nothingInDecember },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show January 2027' }));
    await expect(args.onMonth).toHaveBeenCalledWith('2027-01-01');
  },
};

export const NothingAtAll: Story = { args: { slots: nothingAtAll } };
