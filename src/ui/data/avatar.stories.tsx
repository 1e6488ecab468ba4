import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from '../index.ts';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Mara Soler', size: 40 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  args: { labelled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mara Soler' })).toHaveAttribute('data-initials', 'MS');
  },
};

export const BrokenPicture: Story = {
  args: { labelled: true, picture: 'data:image/png;base64,bm8=' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Mara Soler' })).toHaveAttribute('data-initials', 'MS'),
    );
  },
};

export const Crew: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
      {[
        'Mara Soler',
        'Ivo Kralj',
        'Lucie Martin',
        'Tom Hale',
        'Ana',
        'Deniz Yıldız',
        'Nordlys Marine',
        'Åse Lund',
      ].map((name) => (
        <Avatar key={name} name={name} size={40} labelled />
      ))}
      {([24, 32, 40, 56, 72] as const).map((size) => (
        <Avatar key={size} name="Mara Soler" size={size} labelled />
      ))}
    </div>
  ),
};
