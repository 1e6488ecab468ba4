import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onboardingSteps } from '../../../machines/onboarding/onboarding.steps.ts';
import {
  catalogueDone,
  describedVendor,
  logoDone,
  nothingDone,
} from '../../../machines/onboarding/testing/tramuntana.ts';
import { setOptional } from '../../../statecharts/flow/steps/steps.ts';
import { OnboardingView } from '../onboarding-view.tsx';
import {
  failureOf,
  inLayout,
  noNetwork,
  pathWith,
  snapshotIn,
  defaultProps,
} from '../testing/story-parts.tsx';

const meta = {
  title: 'Onboarding/Company',
  component: OnboardingView,
  decorators: [inLayout],
  parameters: { inset: false },
  args: { ...defaultProps(), snapshot: snapshotIn({ companyProfile: 'filling' }) },
} satisfies Meta<typeof OnboardingView>;
export default meta;
type Story = StoryObj<typeof meta>;

const company = { about: 'company', company: {} } as const;
const file = { fileKey: 'file-1', name: 'register.pdf', sizeBytes: 88_211 };
const filled = { status: catalogueDone, vendor: describedVendor };

export const Empty: Story = {};

export const NothingTyped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send for approval and continue' }));
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Enter the name as registered.', 'Choose the country.']),
    );
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const TypedBefore: Story = {
  args: {
    typed: { read: () => ({ tradingName: 'Tramuntana Chandl', city: 'Palma' }), keep: () => undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Trading name/ })).toHaveValue('Tramuntana Chandl');
  },
};

export const Saving: Story = {
  args: { snapshot: snapshotIn({ companyProfile: 'saving' }, { ...filled, request: company }) },
};
export const SavingSlowly: Story = {
  args: { snapshot: snapshotIn({ companyProfile: { saving: 'slow' } }, { ...filled, request: company }) },
};
export const NoNetwork: Story = {
  args: {
    snapshot: snapshotIn({ companyProfile: 'filling' }, { ...filled, request: company, failure: noNetwork }),
  },
};
export const SomethingMissing: Story = {
  args: {
    snapshot: snapshotIn(
      { companyProfile: 'filling' },
      {
        request: company,
        failure: failureOf('APPLICATION_INCOMPLETE', 'Something is missing.', {
          missing: ['legalName', 'registrationNumber'],
        }),
      },
    ),
  },
};
export const ChangedElsewhere: Story = {
  args: {
    snapshot: snapshotIn(
      { companyProfile: 'filling' },
      { ...filled, request: company, failure: failureOf('CHANGED_ELSEWHERE', 'This was changed elsewhere.') },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the newer version' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'RETRY.REQUESTED' });
  },
};
export const ShowingTheNewerVersion: Story = {
  args: { snapshot: snapshotIn({ companyProfile: 'rereading' }, filled) },
};

export const WithPapers: Story = {
  args: { snapshot: snapshotIn({ companyProfile: 'filling' }, { ...filled, status: logoDone }) },
};
export const SendingAPaper: Story = {
  args: {
    snapshot: snapshotIn(
      { companyProfile: 'addingPaper' },
      { ...filled, request: { about: 'paper', file, kind: 'insurance' } },
    ),
  },
};
export const RemovingAPaper: Story = {
  args: {
    snapshot: snapshotIn(
      { companyProfile: 'removingPaper' },
      { ...filled, request: { about: 'paper-removal', paperId: 'paper-1' } },
    ),
  },
};
export const PaperRefused: Story = {
  args: {
    snapshot: snapshotIn(
      { companyProfile: 'filling' },
      {
        ...filled,
        request: { about: 'paper', file, kind: 'insurance' },
        failure: failureOf('PAPER_NOT_ACCEPTED', 'Not accepted.'),
      },
    ),
  },
};

export const ChangesRequested: Story = {
  args: {
    snapshot: snapshotIn(
      { companyProfile: 'filling' },
      {
        status: { ...logoDone, applicationStatus: 'changes_requested' },
        vendor: {
          ...describedVendor,
          actions: ['submit_application'],
          application: {
            ...describedVendor.application,
            status: 'changes_requested',
            note: 'The number in the register ends in 12, yours in 11.\nPlease send the extract as well.',
          },
        },
      },
    ),
  },
};

/** A path on which the company step can be skipped. */
const waiting = pathWith((path) => setOptional(path, onboardingSteps, 'company-profile', true));

export const MayWait: Story = {
  args: { snapshot: snapshotIn({ companyProfile: 'filling' }, {}, waiting) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip for now' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'STEP.SKIPPED', step: 'company-profile' });
  },
};
export const BeingSkippedSlowly: Story = {
  args: {
    snapshot: snapshotIn(
      { companyProfile: { skipping: 'slow' } },
      { request: { about: 'skip', step: 'company-profile' } },
      waiting,
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip for now' }));
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CANCEL.REQUESTED' });
  },
};
export const NotSkipped: Story = {
  args: {
    snapshot: snapshotIn(
      { companyProfile: 'filling' },
      { request: { about: 'skip', step: 'company-profile' }, failure: noNetwork },
      waiting,
    ),
  },
};
export const OpenedAgainAfterSkipping: Story = {
  args: {
    snapshot: snapshotIn(
      { companyProfile: 'filling' },
      { status: { ...nothingDone, skippedSteps: ['company-profile'] } },
      waiting,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep it as it is' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Skip for now' })).toBeNull();
  },
};
