import { billToLengths } from '../../lib/bill-to.ts';
import { CheckboxField, SelectField, TextField } from '../../ui/index.ts';
import { countryOptions } from '../account/index.ts';
import { atMost, requiredText, useVatIdRule, type Fields, type Places } from '../forms/index.ts';
import styles from './bill-to.module.css';
import type { BillToValues } from './bill-to-values.ts';

/** The fields that show the server's problems with the business. */
export const billToPlaces: Places<BillToValues> = {
  labels: {
    companyName: 'Name of the business',
    street: 'Street',
    postalCode: 'Postal code',
    city: 'City',
    country: 'Country',
    vatId: 'VAT ID',
  },
};

/** Name, billing address and VAT ID of a business, which decide the tax and are on the invoice. */
export function BillToFields({ fields }: { fields: Fields<BillToValues> }) {
  const vatIdRule = useVatIdRule();
  const { companyName, street, postalCode, city, vatId } = billToLengths;
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <TextField
          label="Name of the business"
          autoComplete="organization"
          maxLength={companyName}
          {...fields.field('companyName', requiredText('Enter the name of the business.', companyName))}
        />
      </div>
      <SelectField
        label="Country"
        hint="Where it is established."
        placeholder="Choose a country"
        options={countryOptions()}
        {...fields.field('country', {
          validate: (country) => country !== '' || 'Choose the country of the business.',
          deps: 'vatId',
        })}
      />
      <TextField
        label="VAT ID"
        hint="It begins with the country’s letters."
        optional
        autoComplete="off"
        maxLength={vatId}
        {...fields.field('vatId', vatIdRule)}
      />
      <div className={styles.wide}>
        <TextField
          label="Street"
          autoComplete="billing street-address"
          maxLength={street}
          {...fields.field('street', requiredText('Enter the street of the billing address.', street))}
        />
      </div>
      <TextField
        label="Postal code"
        optional
        autoComplete="billing postal-code"
        maxLength={postalCode}
        {...fields.field('postalCode', atMost(postalCode))}
      />
      <TextField
        label="City"
        autoComplete="billing address-level2"
        maxLength={city}
        {...fields.field('city', requiredText('Enter the city of the billing address.', city))}
      />
      <div className={styles.wide}>
        <CheckboxField
          label="The yacht is used commercially on the high seas"
          hint="For example, a charter yacht with a commercial registration."
          {...fields.field('usedCommercially')}
        />
      </div>
    </div>
  );
}
