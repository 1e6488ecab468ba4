import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ApiError } from '../../api/index.ts';
import type { Submission } from '../forms/index.ts';
import { toFailure } from '../server-data/index.ts';
import { antibesPort, palmaPort } from '../../api/testing/ports.ts';
import { YachtDialog } from './yacht-dialog.tsx';

const still: Submission = { busy: false, slow: false, failure: null, cancel: fn() };

const meta = {
  title: 'Account/Add a yacht',
  component: YachtDialog,
  args: { open: true, onOpenChange: fn(), ports: [palmaPort, antibesPort], submission: still, onSave: fn() },
} satisfies Meta<typeof YachtDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Name'), ' Halcyon Tide ');
    await userEvent.click(screen.getByRole('button', { name: 'Add yacht' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Halcyon Tide',
      port: null,
      berth: null,
    });
  },
};
export const NoName: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add yacht' }));
    await expect(screen.getByLabelText('Name')).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Changed: Story = {
  args: { yacht: { name: 'Halcyon Tide', port: 'palma', berth: 'Q14' } },
  play: async ({ args }) => {
    const berth = await screen.findByLabelText(/^Berth/);
    await userEvent.clear(berth);
    await userEvent.type(berth, 'Q20');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Halcyon Tide', port: 'palma', berth: 'Q20' });
  },
};
export const Busy: Story = { args: { submission: { ...still, busy: true } } };
export const Refused: Story = {
  args: {
    submission: {
      ...still,
      failure: toFailure(new ApiError({ code: 'PLACE_UNKNOWN', message: 'We do not know this port.' })),
    },
  },
};
