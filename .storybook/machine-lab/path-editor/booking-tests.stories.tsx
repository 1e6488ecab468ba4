import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { flowText } from '../../../src/statecharts/flow/flow-text.ts';
import { lab } from '../../../src/features/bookings/book/booking.lab.tsx';
import type { PathSaver, SaveOutcome, SaveRequest } from '../save-path/path-saver.ts';
import { PathEditor } from './path-editor.tsx';
import { memoryStorage } from './testing/memory-storage.ts';

const { editable } = lab;
if (!editable) throw new Error('The path of the booking is data.');

const save = fn(async ({ text }: SaveRequest): Promise<SaveOutcome> => ({
  kind: 'saved',
  path: 'booking.flow.json',
  text,
  check: { ok: true, lines: [] },
}));
const saver: PathSaver = { kind: 'server', save, read: async () => flowText(editable.flow) };

/** The path editor with another flow than onboarding, with its own steps, users and screens. */
const meta = {
  title: 'Machine lab/Path editor/With a booking',
  component: PathEditor,
  tags: ['once', '!dev', '!autodocs'],
  parameters: { inset: false },
  args: { flow: 'booking', saver, step: '' },
  render: (args) => <PathEditor {...args} storage={memoryStorage()} />,
} satisfies Meta<typeof PathEditor>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const patient = { timeout: 20_000 };
const stepButton = (canvas: Canvas, title: string) =>
  canvas.findByRole('button', { name: new RegExp(`^\\d+\\s*${title}`) }, patient);
const titlesIn = (canvas: Canvas) =>
  [...canvas.getByRole('list', { name: 'The steps' }).children].map(
    (step) => step.querySelector('[class*=title]')?.textContent,
  );

export const OpenedAndDrawn: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText('Edit the path of crew members through booking', {}, patient),
    ).toBeVisible();
    await waitFor(
      () =>
        expect(canvasElement.querySelector('[data-chart-state="booking.payment.declined"]')).not.toBeNull(),
      patient,
    );
  },
};

export const ReorderedAndSaved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await stepButton(canvas, 'Details'));
    await expect(canvas.getByRole('switch', { name: 'Crew members can skip it' })).toBeChecked();
    await userEvent.click(await stepButton(canvas, 'Billing'));
    await expect(canvas.getByRole('switch', { name: 'Crew members can skip it' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Move “Billing” up' }));
    await waitFor(() =>
      expect(titlesIn(canvas)).toEqual([
        'Service',
        'Place and time',
        'Billing',
        'Details',
        'Review',
        'Payment',
        'Confirmation',
      ]),
    );
    await canvas.findByText(/changes?, not saved/, {}, patient);
    const saveButton = canvas.getByRole('button', { name: /^Save/ });
    await waitFor(() => expect(saveButton).toBeEnabled(), patient);
    await userEvent.click(saveButton);
    await expect(await canvas.findByText('Saved, and everything fits together', {}, patient)).toBeVisible();
    await expect(save.mock.lastCall?.[0].text).toContain('"target": "#booking.billing"');
  },
};

export const LockedWithTheReason: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await stepButton(canvas, 'Payment'));
    await expect(canvas.queryByRole('button', { name: 'Move “Payment”' })).toBeNull();
    await expect(
      (await canvas.findAllByText(/The server makes no booking without a payment/))[0],
    ).toBeInTheDocument();
    await expect(canvas.getByRole('switch', { name: 'Crew members can skip it' })).toBeDisabled();
  },
};

export const TriedOnTheRealScreens: Story = {
  play: async ({ canvas }) => {
    await stepButton(canvas, 'Service');
    const list = within(await canvas.findByRole('group', { name: 'What is shown below the screen' }));
    await userEvent.click(await list.findByRole('button', { name: /Try it/ }, patient));
    await expect(
      (await canvas.findAllByText(/The crew member chooses a service/, {}, patient))[0],
    ).toBeVisible();
  },
};
