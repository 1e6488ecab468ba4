import { useState } from 'react';
import { deliveryTextLengths } from '../../../lib/delivery-place.ts';
import { Button, CheckboxField, SelectField, TextAreaField } from '../../../ui/index.ts';
import { FormDialog, requiredText, SubmissionForm, useFields, type Submission } from '../../forms/index.ts';
import type { AddressBook, CartSupplier, DeliveryChange, Port } from '../cart.types.ts';
import styles from './delivery-choice.module.css';

interface DeliveryElsewhereProps extends Pick<CartSupplier, 'supplier' | 'elsewhere'> {
  readonly ports: readonly Port[];
  /** Null if the cart has no yacht. */
  readonly addressBook: AddressBook | null;
  readonly onChange: (change: DeliveryChange) => void;
}

/** The cart shows changes at once, and reports failures. */
const neverWaits: Submission = { busy: false, slow: false, failure: null, cancel: () => undefined };

const quiet = { size: '2', variant: 'ghost' } as const;

/** Sends one supplier's lines to another address, or back to the cart's. */
export function DeliveryElsewhere(props: DeliveryElsewhereProps) {
  const { supplier, elsewhere, ports, addressBook, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const portName = ports.find(({ slug }) => slug === elsewhere?.port)?.name ?? elsewhere?.port;
  return (
    <>
      {elsewhere ? (
        <div className={styles.elsewhere}>
          <p>
            <span className={styles.quiet}>This part goes to</span>
            <span className={styles.address}>{elsewhere.address}</span>
            {portName}
          </p>
          <Button
            {...quiet}
            aria-label={`Change the address for ${supplier.name}`}
            onClick={() => setOpen(true)}
          >
            Change
          </Button>
          <Button
            {...quiet}
            aria-label={`Deliver with the rest: ${supplier.name}`}
            onClick={() => onChange({ elsewhere: null })}
          >
            Deliver with the rest
          </Button>
        </div>
      ) : (
        <Button
          {...quiet}
          className={styles.toElsewhere ?? ''}
          aria-label={`Send to another address: ${supplier.name}`}
          onClick={() => setOpen(true)}
        >
          Send to another address
        </Button>
      )}
      {isOpen ? (
        <FormDialog
          title="Send to another address"
          description={`Only what ${supplier.name} sends goes there. The rest goes where your delivery details say.`}
          size="small"
          busy={false}
          unsaved="this address"
          onClose={() => setOpen(false)}
        >
          {(close) => (
            <AddressForm
              elsewhere={elsewhere}
              ports={ports}
              addressBook={addressBook}
              onLeave={close}
              onSave={(to, isKept) => {
                setOpen(false);
                onChange({ elsewhere: to });
                if (isKept) addressBook?.onSave(to);
              }}
            />
          )}
        </FormDialog>
      ) : null}
    </>
  );
}

interface AddressFormProps {
  readonly elsewhere: CartSupplier['elsewhere'];
  readonly ports: readonly Port[];
  readonly addressBook: AddressBook | null;
  readonly onLeave: () => void;
  readonly onSave: (elsewhere: NonNullable<CartSupplier['elsewhere']>, isKept: boolean) => void;
}

function AddressForm({ elsewhere, ports, addressBook, onLeave, onSave }: AddressFormProps) {
  const fields = useFields({ port: elsewhere?.port ?? '', address: elsewhere?.address ?? '', isKept: false });
  const saved = addressBook?.addresses ?? [];
  const most = deliveryTextLengths.address;
  return (
    <SubmissionForm
      name="Another address"
      fields={fields}
      submission={neverWaits}
      onSubmit={({ port, address, isKept }) => onSave({ port, address: address.trim() }, isKept)}
      submit="Use this address"
      onLeave={onLeave}
      leave="Cancel"
    >
      {saved.length === 0 ? null : (
        <SelectField
          label="Saved addresses"
          optional
          placeholder="Choose a saved address"
          options={saved.map(({ name }, index) => ({ value: String(index), label: name }))}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.value === '' ? undefined : saved[Number(currentTarget.value)];
            if (chosen === undefined) return;
            fields.setValue('port', chosen.port, { shouldDirty: true });
            fields.setValue('address', chosen.address, { shouldDirty: true });
          }}
        />
      )}
      <SelectField
        label="Port"
        placeholder="Choose a port"
        options={ports.map(({ slug, name }) => ({ value: slug, label: name }))}
        {...fields.field('port', requiredText('Choose the port.', 80))}
      />
      <TextAreaField
        label="Address"
        hint="Who receives it, and where: a marina office, a yard, an agent."
        rows={4}
        maxLength={most}
        {...fields.field('address', requiredText('Enter the address.', most))}
      />
      {addressBook === null ? null : (
        <CheckboxField label={`Save this address for ${addressBook.yachtName}`} {...fields.field('isKept')} />
      )}
    </SubmissionForm>
  );
}
