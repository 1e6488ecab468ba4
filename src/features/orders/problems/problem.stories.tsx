import { euro } from '../../../api/testing/values.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from '../../../ui/index.ts';
import { ListStage } from '../../list-page/index.ts';
import { disputedPart } from '../buyer/testing/example-orders.ts';
import { place } from '../shared/testing/example-parts.ts';
import type { SubOrder } from '../shared/index.ts';
import { Problem } from './problem.tsx';

const { dispute: offered } = disputedPart;
if (offered === null) throw new Error('the example has a problem');

const reported: SubOrder = {
  ...disputedPart,
  dispute: {
    ...offered,
    stage: 'asked',
    offered: null,
    supplierNote: null,
    lines: [
      { lineId: 'line-F4', quantity: 1 },
      { lineId: 'line-M', quantity: 4 },
    ],
  },
  actions: ['withdraw_dispute', 'add_file'],
};

const meta = {
  title: 'Orders/Problem',
  component: Problem,
  args: { subOrder: reported, reader: 'buyer', place },
  // Files are uploaded and downloaded by separate calls.
  decorators: [
    (Story) => (
      <ListStage address="/crew/orders-management/order-1" answer={{}}>
        <Panel title="Tramuntana Nàutica">
          <Story />
        </Panel>
      </ListStage>
    ),
  ],
} satisfies Meta<typeof Problem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Missing: .+: €139\.28 together$/)).toBeVisible();
  },
};

export const Undelivered: Story = {
  args: {
    subOrder: {
      ...reported,
      dispute: { ...offered, stage: 'asked', offered: null, supplierNote: null, isUndelivered: true },
      files: [],
    },
  },
};

export const Offered: Story = { args: { subOrder: disputedPart } };

export const PartAccepted: Story = {
  args: {
    subOrder: {
      ...disputedPart,
      status: 'completed',
      dispute: { ...offered, stage: 'part_accepted', answerBy: null, offered: euro(8000) },
      actions: [],
    },
  },
};
