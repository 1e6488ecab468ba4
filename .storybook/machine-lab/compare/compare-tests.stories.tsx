import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ComparePage } from './compare-page.tsx';

/** How the comparison behaves; the page itself is “Compare”. */
const meta = {
  title: 'Machine lab/Compare/At work',
  component: ComparePage,
  tags: ['once', '!dev', '!autodocs'],
  parameters: { inset: false },
  args: { flow: 'onboarding', before: '', after: '' },
} satisfies Meta<typeof ComparePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const patient = { timeout: 45_000 };
const give = async (canvasElement: HTMLElement, text: string, name = 'other.json') => {
  const input = await within(canvasElement).findByLabelText('A version as a file', undefined, patient);
  await userEvent.upload(input, new File([text], name, { type: 'application/json' }));
};

export const Walked: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('group', { name: /^Drawing of/ }, patient);
    const first = await page.findByRole('button', { name: /“rereading” of “Your company” is new/ }, patient);
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(canvasElement.querySelector('[data-chart-active]')).toHaveAttribute(
      'data-chart-state',
      'onboarding.companyProfile.rereading',
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('button', { pressed: true, name: /New in|Gone from/ })).toHaveFocus();
    const unchanged = () => canvasElement.querySelector('[data-chart-state="onboarding.logo.saving"]');
    await expect(page.getByLabelText('Only what changed')).toBeChecked();
    await expect(unchanged()).toBeNull();
    await userEvent.click(page.getByLabelText('Only what changed'));
    await waitFor(() => expect(unchanged()).not.toBeNull(), patient);
    await userEvent.click(page.getByRole('button', { name: 'Swap' }));
    await expect(
      await page.findByRole('button', { name: /“rereading” of “Your company” is gone/ }),
    ).toBeVisible();
  },
};

export const RefusedFile: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await give(
      canvasElement,
      '{ "id": "onboarding", "initial": "a", "states": { "a": { "entry": "dance" } } }',
    );
    await expect(await page.findByText('other.json was not opened')).toBeVisible();
    await expect(page.getByText(/“dance”/)).toBeVisible();
    // The previous comparison is still shown.
    await expect(page.getByRole('button', { name: /“rereading” of “Your company” is new/ })).toBeVisible();
  },
};

const lamp = { id: 'cart', initial: 'dark', states: { dark: { on: { ON: { target: 'lit' } } }, lit: {} } };

export const MachineWithoutData: Story = {
  args: { flow: 'cart' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText('Choose a version to compare it with', undefined, patient),
    ).toBeVisible();
    await give(canvasElement, 'export const machine = 1;', 'machine.ts');
    await expect(await page.findByText('machine.ts was not opened')).toBeVisible();
    await give(canvasElement, JSON.stringify(lamp));
    await expect(await page.findByRole('button', { name: /“lit” is new/ })).toBeVisible();
    await page.findByRole('group', { name: /^Drawing of/ }, patient);
  },
};
