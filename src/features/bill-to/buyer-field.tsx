import type { BillTo } from './bill-to-values.ts';
import { RadioCardsField } from '../../ui/index.ts';

const options = [
  { value: 'private', label: 'A private person', description: 'Yourself or a private owner.' },
  {
    value: 'business',
    label: 'The yacht’s business',
    description: 'The invoice is made out to it. Its VAT ID decides the tax.',
  },
];

interface BuyerFieldProps {
  /** "I’m buying for" */
  readonly label: string;
  readonly value: BillTo['status'];
  readonly onChange: (status: BillTo['status']) => void;
}

/** Who an order or a booking is for. */
export const BuyerField = ({ label, value, onChange }: BuyerFieldProps) => (
  <RadioCardsField
    label={label}
    name="buyer"
    options={options}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value === 'business' ? 'business' : 'private')}
  />
);
