import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { halcyonTide } from '../../api/testing/delivery.ts';
import { SavedPlacesView } from './saved-places-view.tsx';

const places = [
  { name: 'Our berth', port: 'palma', berth: 'Q12', address: null },
  {
    name: 'The office of the marina at which we lie over the winter',
    port: 'antibes',
    berth: null,
    address: 'Capitainerie du Port Vauban, avenue de Verdun, 06600 Antibes',
  },
];

const meta = {
  title: 'Account/Saved places',
  component: SavedPlacesView,
  args: {
    yachts: [{ ...halcyonTide, places }],
    portName: (slug) => (slug === 'palma' ? 'Palma' : 'Antibes'),
    submission: { busy: false, slow: false, failure: null, cancel: fn() },
    onChange: fn(async () => true),
  },
} satisfies Meta<typeof SavedPlacesView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = {};

export const None: Story = { args: { yachts: [halcyonTide] } };

export const Renamed: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Rename Our berth' }));
    const name = await page.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Home');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    const [first, second] = places;
    await expect(args.onChange).toHaveBeenCalledWith(args.yachts[0], [{ ...first, name: 'Home' }, second]);
  },
};

export const Removed: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Remove Our berth' }));
    await userEvent.click(await page.findByRole('button', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenCalledWith(args.yachts[0], places.slice(1));
  },
};
