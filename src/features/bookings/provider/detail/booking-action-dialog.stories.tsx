import { idOf } from '../../../../api/testing/values.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ApiError } from '../../../../api/index.ts';
import { ListStage } from '../../../list-page/index.ts';
import { toFailure } from '../../../server-data/index.ts';
import { confirmed, inProgress, rescheduling, toAnswer } from '../../shared/testing/example-bookings.ts';
import { december } from '../../../../api/testing/slots.ts';
import { BookingActionDialog } from './booking-action-dialog.tsx';
import { NoShowDialog } from './no-show-dialog.tsx';
import { SupplementDialog } from './supplement-dialog.tsx';

const still = { busy: false, slow: false, failure: null, cancel: fn() };
const shared = { submission: still, onClose: fn(), returnFocusTo: () => null };

const meta = {
  title: 'Provider/Booking steps',
  component: BookingActionDialog,
  decorators: [
    (Story) => (
      <ListStage address="/service-providers/bookings/details" answer={december}>
        <Story />
      </ListStage>
    ),
  ],
  args: { ...shared, action: 'confirm', booking: toAnswer, freeTeams: [], onAction: fn() },
} satisfies Meta<typeof BookingActionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const teams = [
  { id: idOf(11), name: 'Team Blue' },
  { id: idOf(12), name: 'Team Red' },
];

export const Confirm: Story = {};

export const ConfirmWithAChoiceOfTeams: Story = {
  args: { freeTeams: teams },
};

export const AssignTeam: Story = {
  args: {
    action: 'assign_team',
    booking: { ...confirmed, teamId: idOf(13), teamName: 'Team Green' },
    freeTeams: teams,
  },
};

export const AssignTeamTaken: Story = {
  args: {
    ...AssignTeam.args,
    submission: {
      ...still,
      failure: toFailure(new ApiError({ code: 'SLOT_TAKEN', message: 'That time was taken meanwhile.' })),
    },
  },
};

export const AssignTeamNobodyFree: Story = { args: { ...AssignTeam.args, freeTeams: [] } };

export const AssignTeamLooking: Story = { args: { ...AssignTeam.args, freeTeams: null } };

export const Decline: Story = { args: { action: 'decline' } };

export const ProposeTime: Story = { args: { action: 'propose_time', booking: confirmed } };

export const TimeTaken: Story = {
  args: {
    action: 'propose_time',
    submission: {
      ...still,
      failure: toFailure(new ApiError({ code: 'SLOT_TAKEN', message: 'That time was taken meanwhile.' })),
    },
  },
};

export const AcceptTime: Story = { args: { action: 'accept_time', booking: rescheduling } };

export const RefuseTime: Story = { args: { action: 'refuse_time', booking: rescheduling } };

export const Start: Story = { args: { action: 'start', booking: confirmed } };

export const NoShow: Story = {
  render: () => <NoShowDialog booking={inProgress} onClose={fn()} returnFocusTo={() => null} />,
};

export const Cancel: Story = { args: { action: 'cancel', booking: confirmed } };

export const ExtraWork: Story = {
  render: () => <SupplementDialog {...shared} booking={inProgress} onPropose={fn()} />,
};
