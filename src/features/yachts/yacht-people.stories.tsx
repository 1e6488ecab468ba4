import { euro } from '../../api/testing/values.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { halcyonTide } from '../../api/testing/delivery.ts';
import { Button } from '../../ui/index.ts';
import { YachtPeopleView } from './yacht-people-view.tsx';

const people = [
  { email: 'iker.soler@example.com', role: 'approver', spendingLimit: null },
  {
    email: 'a.very.long.address.of.somebody@shipyard.example.com',
    role: 'buyer',
    spendingLimit: euro(50_000),
  },
] as const;
const tide = { ...halcyonTide, people: [...people] };

const meta = {
  title: 'Account/Your yachts',
  component: YachtPeopleView,
  args: {
    yachts: [tide],
    add: <Button>Add a yacht</Button>,
    portNames: new Map([['palma', 'Palma']]),
    onChange: fn(),
    submission: {
      run: fn(async () => true),
      busy: false,
      slow: false,
      failure: null,
      cancel: fn(),
      clear: fn(),
    },
  },
} satisfies Meta<typeof YachtPeopleView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { yachts: [halcyonTide] } };
export const NoYacht: Story = { args: { yachts: [] } };
export const OfSomebodyElse: Story = {
  args: {
    yachts: [
      { ...halcyonTide, role: 'buyer', spendingLimit: euro(50_000) },
      { ...halcyonTide, id: 'ama', name: 'Ama Dablam', role: 'approver' },
    ],
  },
};
export const Added: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Add a person to Halcyon Tide' }));
    await userEvent.type(await page.findByRole('textbox', { name: 'Email' }), 'nils.berg@example.com');
    await userEvent.type(page.getByRole('textbox', { name: /^Limit in any 24 hours/ }), '200');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(args.submission.run).toHaveBeenCalledWith({
      yacht: tide,
      people: [...people, { email: 'nils.berg@example.com', role: 'buyer', spendingLimit: euro(20_000) }],
    });
  },
};
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Remove iker.soler@example.com' }));
    await waitFor(() => expect(page.getByRole('alertdialog')).toBeVisible());
  },
};
