import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DropOffPage } from './drop-off-page.tsx';
import { serverFiguresSource, type FiguresSource } from './figures-source.ts';

/** Where vendors stop in a flow, from the market's counts: the demo market's history, a running market, or a file. */
const meta = {
  title: 'Machine lab/Drop-off',
  component: DropOffPage,
  tags: ['!autodocs'],
  parameters: { inset: false, controls: { disable: true } },
  args: { ask: import.meta.hot ? serverFiguresSource(import.meta.hot, () => crypto.randomUUID()) : null },
} satisfies Meta<typeof DropOffPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Onboarding: Story = { args: { flow: 'onboarding' } };
export const CatalogueImport: Story = { args: { flow: 'import' } };
export const Checkout: Story = { args: { flow: 'checkout' } };
export const OrderAnswer: Story = { args: { flow: 'order-answer' } };
export const NobodyCame: Story = { args: { flow: 'session' } };

/** The flow with its screens is loaded first. */
const patient = { timeout: 30_000 };

const away: FiguresSource = async () => {
  throw new Error('No market answers at http://localhost:4000. Start one with `npm start`.');
};

/** Refused or failed figures show the reason, and the current ones stay. */
export const Refused: Story = {
  args: { flow: 'onboarding', ask: away },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const rows = async () => (await page.findAllByRole('rowheader', {}, patient)).length;
    const before = await rows();
    await userEvent.click(page.getByRole('button', { name: 'Running market' }));
    await expect(await page.findByText(/Start one with/)).toBeVisible();
    await expect(await rows()).toBe(before);
    const text = JSON.stringify({
      flow: 'onboarding',
      from: '2026-11-01',
      to: '2026-11-20',
      states: [{ state: 7 }],
    });
    await userEvent.upload(
      page.getByLabelText('A file with figures'),
      new File([text], 'figures.json', { type: 'application/json' }),
    );
    await expect(await page.findByText('figures.json is not shown')).toBeVisible();
    await expect(await rows()).toBe(before);
  },
};

/** A file is shown with the states that the flow no longer has; a click in the table selects. */
export const AFile: Story = {
  args: { flow: 'onboarding' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const state = (name: string, came: number, wentOn: number) => ({
      state: `onboarding.${name}`,
      came,
      wentOn,
      medianSeconds: 41,
      slowSeconds: 90,
      to: wentOn > 0 ? [{ state: 'onboarding.logo', count: wentOn }] : [],
    });
    const data = {
      flow: 'onboarding',
      from: '2026-11-01',
      to: '2026-11-20',
      states: [state('deliveryArea', 40, 39), state('logo', 39, 20), state('berth', 12, 12)],
    };
    await userEvent.upload(
      page.getByLabelText('A file with figures'),
      new File([JSON.stringify({ status: true, data })], 'answer.json', { type: 'application/json' }),
    );
    await expect(await page.findByText(/onboarding\.berth \(12 came\)/, {}, patient)).toBeVisible();
    await waitFor(() => expect(page.getAllByRole('rowheader')).toHaveLength(2));
    // The state with the most losses is the logo.
    await expect(page.getAllByRole('rowheader')[0]).toHaveTextContent('Your logo');
    await userEvent.click(page.getByRole('button', { name: /^Came/ }));
    await expect(page.getAllByRole('rowheader')[0]).toHaveTextContent('Where you serve');
    const pick = page.getByRole('button', { name: 'Where you serve' });
    await userEvent.click(pick);
    await expect(pick).toHaveAttribute('aria-pressed', 'true');
  },
};
