import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListPage, ListStage } from '../../list-page/index.ts';
import { peopleList } from './people-list.tsx';
import type { Person } from './person.types.ts';
import { owner, suspended } from './testing/example-people.ts';

const rowOf = ({ id, name, email, role, vendor, yachts, joinedAt, suspension }: Person) => ({
  id,
  name,
  email,
  role,
  company: vendor?.name ?? null,
  yachts,
  joinedAt,
  suspendedAt: suspension?.at ?? null,
});

const meta = {
  title: 'Admin/People',
  component: ListStage,
  parameters: { inset: false },
  args: {
    address: '/admin/dashboard?show=people',
    answer: { items: [rowOf(suspended), rowOf(owner)], nextCursor: null },
    children: <ListPage list={peopleList} />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {};
export const NobodySuspended: Story = {
  args: {
    address: '/admin/dashboard?show=people&status=suspended',
    answer: { items: [], nextCursor: null },
  },
};
export const Unreachable: Story = { args: { answer: 'unreachable' } };
