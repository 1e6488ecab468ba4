import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DisplayHeading, Kbd, Money, Prose, When } from '../index.ts';

const meta = {
  title: 'Foundations/Words and figures',
  component: When,
  args: { at: '2026-11-24T08:00:00Z' },
} satisfies Meta<typeof When>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPalma: Story = {
  args: { at: '2031-11-24T08:00:00Z', zone: 'Europe/Madrid', place: 'Palma' },
  play: async ({ canvas }) => {
    const time = canvas.getByText(/Mon 24 Nov 2031, 09:00/);
    await expect(time).toHaveTextContent('Mon 24 Nov 2031, 09:00 in Palma');
    await expect(time).toHaveAttribute('datetime', '2031-11-24T08:00:00.000Z');
    await expect(time).toHaveAttribute('title', '2031-11-24T08:00:00.000Z');
  },
};

export const NoInstant: Story = {
  args: { at: 'soon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

export const Amounts: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', width: 160, gap: 4 }}>
      <Money amountMinor={129900} currency="EUR" />
      <Money amountMinor={-4550} currency="EUR" />
      <Money amountMinor={1500} currency="JPY" />
      <Money amountMinor={1500} currency="KWD" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€1,299.00')).toBeVisible();
    await expect(canvas.getByText('-€45.50')).toBeVisible();
    await expect(canvas.getByText('JP¥1,500')).toBeVisible();
    await expect(canvas.getByText('KWD 1.500')).toBeVisible();
  },
};

export const Headings: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 800 }}>
      <DisplayHeading as="h1" size="hero">
        Everything the yacht needs, at the quay
      </DisplayHeading>
      <DisplayHeading>Six departments, one cart</DisplayHeading>
      <DisplayHeading as="h3" size="tile">
        Engineering
      </DisplayHeading>
      <p>
        Search everything: <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
      </p>
    </div>
  ),
};

export const RunningText: Story = {
  render: () => (
    <Prose>
      <h2>What we keep</h2>
      <p>
        Papers belong to the person, what is on board to the yacht. <a href="#more">How long we keep them</a>{' '}
        depends on the law of the flag.
      </p>
      <h3>For how long</h3>
      <ul>
        <li>Orders: ten years.</li>
        <li>Page views: ninety days.</li>
      </ul>
    </Prose>
  ),
};
