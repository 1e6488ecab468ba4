import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MoneyField, moneyRule } from './money-field.tsx';
import { SubmissionForm } from './submission-form.tsx';
import { useFields } from './use-fields.ts';

const idle = { busy: false, slow: false, failure: null, cancel: fn() };

function PriceForm({ typed }: { readonly typed: string }) {
  const fields = useFields({ price: typed });
  return (
    <SubmissionForm name="Price" fields={fields} submission={idle} onSubmit={fn()} submit="Save">
      <MoneyField
        label="Price"
        hint="Net, before tax."
        currency="EUR"
        {...fields.field('price', moneyRule({ currency: 'EUR', wrong: 'Enter a price, like 89.50.' }))}
      />
    </SubmissionForm>
  );
}

/** An amount with its currency: `moneyRule` checks what is typed, `amountMinorOf` reads it as cents. */
const meta = {
  title: 'Forms/MoneyField',
  component: PriceForm,
  args: { typed: '89.50' },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof PriceForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {};

export const Refused: Story = {
  args: { typed: 'on request' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Enter a price, like 89\.50\./u);
  },
};
