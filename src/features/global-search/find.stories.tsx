import type { Meta, StoryObj } from '@storybook/react-vite';
import { Settings } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { globalSearchFixtures } from '../../machines/global-search/global-search.fixtures.ts';
import { FindView } from './find-view.tsx';

const found = globalSearchFixtures.outputs.search['something of everything'];
const pages = [
  { path: '/crew/orders-management', label: 'Orders', icon: <Settings size={18} aria-hidden /> },
  { path: '/crew/settings', label: 'Settings', words: 'password', icon: <Settings size={18} aria-hidden /> },
];
const typing = { words: 'fender', found: null, failure: null };

const meta = {
  title: 'Search/Everything',
  component: FindView,
  args: {
    typed: 'fender',
    state: 'results',
    slow: false,
    context: { ...typing, found },
    reader: 'crew_member',
    pages,
    articles: [],
    acts: [{ label: 'Use the dark theme', onRun: fn() }],
    onType: fn(),
    onStop: fn(),
    onRepeat: fn(),
    onOpen: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FindView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FoundOfEverything: Story = {
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('/service-checkout/0193f2a1-7c1e-7b2a-9d4e-000000000003');
    // Arrow up from the first option selects the last: everything on sale, with filters.
    await userEvent.keyboard('{Home}{ArrowUp}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('/?q=fender');
  },
};
export const FoundByASupplier: Story = { args: { reader: 'supplier' } };
export const FoundByAnAdmin: Story = { args: { reader: 'admin' } };
export const NothingTyped: Story = {
  args: { typed: '', state: 'idle', context: { words: '', found: null, failure: null } },
};
export const OtherWordsUnderWay: Story = {
  args: { typed: 'fenders', state: 'searching', context: { ...typing, words: 'fenders', found } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Enter}');
    // Not the best result for the earlier words.
    await expect(args.onOpen).toHaveBeenCalledWith('/?q=fenders');
  },
};
const longName = 'Boathook, telescopic, 120 to 210 cm, with a bronze head and a floating handle';
/** Long names are shown in full, with the reason why a page was found. */
export const LongNames: Story = {
  args: {
    typed: 'return',
    context: {
      words: 'return',
      failure: null,
      found: {
        ...found,
        products: {
          ...found.products,
          items: found.products.items.map((item) => ({ ...item, name: longName })),
        },
      },
    },
    pages: [
      {
        path: '/crew/orders-management',
        label: 'Orders',
        words: 'purchases returns',
        icon: <Settings size={18} aria-hidden />,
      },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('option', { name: 'Orders returns' })).toBeInTheDocument();
    const name = canvas.getAllByText(longName)[0];
    await expect(name?.scrollWidth).toBe(name?.clientWidth);
  },
};
export const TakesLong: Story = { args: { state: 'searching', slow: true, context: typing } };
export const Stopped: Story = { args: { state: 'stopped', context: typing } };
export const NothingFits: Story = {
  args: { typed: 'xyzzy', state: 'nothing', context: { ...typing, words: 'xyzzy' } },
};
export const Offline: Story = { args: { state: 'offline', context: typing } };
export const ServiceAway: Story = {
  args: {
    state: 'failed',
    context: { ...typing, failure: { code: 'UNAVAILABLE', message: 'This is not available at the moment.' } },
  },
};
