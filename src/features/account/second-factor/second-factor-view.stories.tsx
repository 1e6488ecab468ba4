import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failureOf, inRouter, noNetwork } from '../testing/story-parts.tsx';
import { SecondFactorView } from './second-factor-view.tsx';

const wrong = failureOf('SECOND_FACTOR_WRONG', 'That didn’t work. Check it and try again.');

const meta = {
  title: 'Account/Second factor',
  component: SecondFactorView,
  decorators: [inRouter],
  parameters: { inset: false },
  args: {
    kinds: ['authenticator', 'passkey', 'recovery_code'],
    busy: false,
    slow: false,
    failure: null,
    onCode: fn(),
    onPasskey: fn(),
    onBack: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SecondFactorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const App: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Six-digit code'), '735102');
    await expect(args.onCode).toHaveBeenCalledWith({ authenticatorCode: '735102' });
  },
};
export const WrongCode: Story = { args: { failure: wrong } };
export const Busy: Story = { args: { busy: true, slow: true } };
export const NoNetwork: Story = { args: { failure: noNetwork } };
export const Passkey: Story = {
  args: { kinds: ['passkey', 'recovery_code'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use your passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledTimes(1);
  },
};
export const PasskeyNotUsed: Story = {
  args: {
    kinds: ['passkey', 'recovery_code'],
    failure: failureOf('PASSKEY_REFUSED', 'No passkey was used. Try again, or choose another way.'),
  },
};
export const RecoveryCode: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(canvas.getByLabelText('Recovery code'), '7kqm 2xtd 9fhw{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith({ recoveryCode: '7kqm 2xtd 9fhw' });
  },
};
