import type { ChangeEvent } from 'react';
import { isBoughtPrivately, referenceLength } from '../../../lib/bill-to.ts';
import { Button, Panel, RadioCardsField, TextField } from '../../../ui/index.ts';
import { BillToText } from '../../bill-to/index.ts';
import type { CartDetails } from '../cart.types.ts';
import type { ReferenceField } from '../place/place-values.ts';
import type { PlaceFields } from '../place/use-place-fields.ts';
import styles from './buyer-panel.module.css';

interface BuyerPanelProps {
  readonly details: CartDetails;
  readonly place: Pick<PlaceFields, 'values' | 'problems' | 'type' | 'leave'>;
  /** Asks for the business, or for another one. */
  readonly onBusiness: () => void;
  readonly onPrivate: () => void;
}

const options = [
  { value: 'private', label: 'Privately', description: 'For yourself or a private owner.' },
  {
    value: 'business',
    label: 'For the yacht’s business',
    description: 'The invoice is made out to it. Its VAT ID decides the tax.',
  },
];

/** Who buys, for the tax and the invoice, and the buyer's own references. */
export function BuyerPanel({ details, place, onBusiness, onPrivate }: BuyerPanelProps) {
  const { billTo } = details;
  const isBusiness = !isBoughtPrivately(billTo);
  const choose = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    if (value === 'business') onBusiness();
    else onPrivate();
  };
  const referenceField = (name: ReferenceField) => ({
    name,
    value: place.values[name],
    maxLength: referenceLength,
    autoComplete: 'off',
    optional: true,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => place.type(name, currentTarget.value),
    onBlur: () => place.leave(name),
    error: place.problems[name],
  });
  return (
    <Panel title="Who is buying?">
      <div className={styles.parts}>
        <RadioCardsField
          label="I’m buying"
          name="buyer"
          options={options}
          value={isBusiness ? 'business' : 'private'}
          onChange={choose}
        />
        {billTo !== null && isBusiness ? (
          <div className={styles.business}>
            <BillToText billTo={billTo} />
            <Button
              variant="surface"
              color="gray"
              highContrast
              aria-label="Change the business"
              onClick={onBusiness}
            >
              Change
            </Button>
          </div>
        ) : null}
        <div className={styles.references}>
          <TextField
            label="PO number"
            hint="Your own number of this order. It’s on the invoice."
            {...referenceField('poNumber')}
          />
          <TextField
            label="Cost centre"
            hint="Where you book it. It’s on the invoice."
            {...referenceField('costCentre')}
          />
        </div>
      </div>
    </Panel>
  );
}
