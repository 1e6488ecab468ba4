import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  catalogueDone,
  deliveryDone,
  describedVendor,
  logoDone,
} from '../../../machines/onboarding/testing/tramuntana.ts';
import { OnboardingView } from '../onboarding-view.tsx';
import { failureOf, inLayout, noNetwork, snapshotIn, defaultProps } from '../testing/story-parts.tsx';

const atArea = { status: catalogueDone, vendor: describedVendor };
const atLogo = { status: deliveryDone, vendor: { ...describedVendor, ports: ['palma', 'ibiza'] } };
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%2317355e" d="M0 0h8v8H0z"/%3E%3Cpath fill="white" d="M4 1l2 4H2z"/%3E%3C/svg%3E';
const file = { fileKey: 'file-1', name: 'logo.png', sizeBytes: 12_000 };

const meta = {
  title: 'Onboarding/Area and logo',
  component: OnboardingView,
  decorators: [inLayout],
  parameters: { inset: false },
  args: { ...defaultProps(), snapshot: snapshotIn({ deliveryArea: 'choosing' }, atArea) },
} satisfies Meta<typeof OnboardingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Area: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose at least one port, or skip this step.');
    await userEvent.click(canvas.getByRole('button', { name: 'All of Spain' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monaco' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save 4 ports' }));
    await expect(args.send).toHaveBeenCalledTimes(1);
    await expect(args.send).toHaveBeenCalledWith({
      type: 'PORTS.SUBMITTED',
      ports: ['barcelona', 'ibiza', 'palma', 'monaco'],
    });
  },
};
export const AreaSearched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'fránce');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
  },
};
export const AreaNothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Atlantis');
    await expect(canvas.getByText(/No ports match/)).toBeVisible();
  },
};
export const AreaOfAProvider: Story = {
  args: { snapshot: snapshotIn({ deliveryArea: 'choosing' }, { ...atArea, role: 'service_provider' }) },
};
export const AreaSaving: Story = { args: { snapshot: snapshotIn({ deliveryArea: 'saving' }, atArea) } };
export const AreaSavingSlowly: Story = {
  args: { snapshot: snapshotIn({ deliveryArea: { saving: 'slow' } }, atArea) },
};
export const AreaSkipping: Story = { args: { snapshot: snapshotIn({ deliveryArea: 'skipping' }, atArea) } };
export const AreaNoNetwork: Story = {
  args: {
    snapshot: snapshotIn(
      { deliveryArea: 'choosing' },
      { ...atArea, vendor: atLogo.vendor, failure: noNetwork, request: { about: 'ports', ports: ['palma'] } },
    ),
  },
};
export const AreaOpenedAgain: Story = {
  args: { snapshot: snapshotIn({ deliveryArea: 'choosing' }, { ...atLogo, status: logoDone }) },
};

export const Logo: Story = { args: { snapshot: snapshotIn({ logo: 'choosing' }, atLogo) } };
export const LogoSending: Story = {
  args: { snapshot: snapshotIn({ logo: 'saving' }, { ...atLogo, request: { about: 'logo', file } }) },
};
export const LogoSendingSlowly: Story = {
  args: {
    snapshot: snapshotIn({ logo: { saving: 'slow' } }, { ...atLogo, request: { about: 'logo', file } }),
  },
};
export const LogoRefused: Story = {
  args: {
    snapshot: snapshotIn(
      { logo: 'choosing' },
      {
        ...atLogo,
        request: { about: 'logo', file },
        failure: failureOf(
          'PICTURE_NOT_AN_IMAGE',
          'This file is not a picture we can read. Please choose another.',
        ),
      },
    ),
  },
};
export const LogoThere: Story = {
  args: {
    snapshot: snapshotIn(
      { logo: 'choosing' },
      { status: logoDone, vendor: { ...atLogo.vendor, logoUrl: picture } },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'STEP.CONTINUED' });
  },
};
export const LogoSkipping: Story = { args: { snapshot: snapshotIn({ logo: 'skipping' }, atLogo) } };
