import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CrewProfile } from '../../../api/index.ts';
import { fn, userEvent } from 'storybook/test';
import { mara } from '../testing/people.ts';
import { failureOf, inColumn, inRouter, still } from '../testing/story-parts.tsx';
import { CrewProfileView } from './crew-profile-view.tsx';

const meta = {
  title: 'Account/Crew profile',
  component: CrewProfileView,
  decorators: [inColumn, inRouter],
  args: { user: mara, submission: still<CrewProfile>(), onLicenceRemoved: fn() },
} satisfies Meta<typeof CrewProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { user: { crewProfile: null } } };
export const AddedWithoutName: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a licence' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
  },
};
export const NotSaved: Story = {
  args: {
    submission: still<CrewProfile>({ failure: failureOf('NETWORK_ERROR', 'Error updating crew profile') }),
  },
};
