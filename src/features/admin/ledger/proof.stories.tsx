import { euro } from '../../../api/testing/values.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProofNotice } from './proof-notice.tsx';

const proof = {
  entries: 1204,
  postings: 3612,
  sumMinor: 0,
  unbalanced: 0,
  cash: euro(12_849_990),
  owed: euro(12_849_990),
  losses: euro(0),
  fees: euro(0),
};

const meta = {
  title: 'Admin/Ledger proof',
  component: ProofNotice,
  args: { proof },
} satisfies Meta<typeof ProofNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Proven: Story = {};
export const Empty: Story = {
  args: { proof: { ...proof, entries: 0, postings: 0, cash: euro(0), owed: euro(0) } },
};
export const WithLosses: Story = {
  args: { proof: { ...proof, losses: euro(23_159), fees: euro(1500) } },
};
export const Broken: Story = {
  args: { proof: { ...proof, sumMinor: -2, unbalanced: 1, owed: euro(12_849_992) } },
};
