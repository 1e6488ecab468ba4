import { useState, type ChangeEvent } from 'react';
import { isBoughtPrivately } from '../../../lib/bill-to.ts';
import { Panel, QuietButton } from '../../../ui/index.ts';
import { BillToText, BuyerField, ReferenceFields } from '../../bill-to/index.ts';
import type { CartDetails } from '../cart.types.ts';
import type { ReferenceField } from '../place/place-values.ts';
import { SaveNote } from '../place/save-note.tsx';
import type { PlaceFields } from '../place/use-place-fields.ts';
import styles from './buyer-panel.module.css';

interface BuyerPanelProps {
  readonly details: CartDetails;
  readonly place: Pick<PlaceFields, 'values' | 'problems' | 'stateIn' | 'type' | 'leave'>;
  /** Opens the dialog that asks for the business. */
  readonly onBusiness: () => void;
  readonly onPrivate: () => void;
}

/** Who buys, which decides the tax and the invoice, and the buyer's references. */
export function BuyerPanel({ details, place, onBusiness, onPrivate }: BuyerPanelProps) {
  const { billTo } = details;
  const isBusiness = !isBoughtPrivately(billTo);
  const [hasReferences] = useState(details.poNumber !== null || details.costCentre !== null);
  const referenceField = (name: ReferenceField) => ({
    name,
    value: place.values[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => place.type(name, currentTarget.value),
    onBlur: () => place.leave(name),
    error: place.problems[name],
  });
  return (
    <Panel title="Who is buying?" action={<SaveNote state={place.stateIn('buyer')} />}>
      <div className={styles.parts}>
        <BuyerField
          label="I’m buying for"
          value={isBusiness ? 'business' : 'private'}
          onChange={(status) => (status === 'business' ? onBusiness() : onPrivate())}
        />
        {billTo !== null && isBusiness ? (
          <div className={styles.business}>
            <BillToText billTo={billTo} />
            <QuietButton aria-label="Change the business" onClick={onBusiness}>
              Change
            </QuietButton>
          </div>
        ) : null}
        <details className={styles.fold} open={hasReferences}>
          <summary>PO number and cost centre</summary>
          <div className={styles.references}>
            <ReferenceFields
              poNumber={referenceField('poNumber')}
              costCentre={referenceField('costCentre')}
            />
          </div>
        </details>
      </div>
    </Panel>
  );
}
