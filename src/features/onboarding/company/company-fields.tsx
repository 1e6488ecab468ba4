import { useMemo, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { EmailField, SelectField, TextAreaField, TextField, useIsInteractive } from '../../../ui/index.ts';
import { countryOptions } from '../../account/index.ts';
import { companyLabels, type AddressField, type CompanyField } from './company-values.ts';
import styles from './company.module.css';
import { countryWords } from './country-words.ts';

export type BoundField = UseFormRegisterReturn & { error: string | undefined };

interface CompanyFieldsProps {
  bind: (field: CompanyField) => BoundField;
}

interface OfCountryProps extends CompanyFieldsProps {
  /** The selected country, ISO 3166-1 alpha-2; empty until one is selected. */
  country: string;
}

const hinted = (hint: string | undefined) => (hint === undefined ? {} : { hint });

export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{title}</legend>
    {children}
  </fieldset>
);

/** The company's data in the commercial register. */
export function RegisterFields({ bind, country }: OfCountryProps) {
  const words = countryWords(country);
  return (
    <FieldGroup title="The company">
      <TextField
        label={companyLabels.tradingName}
        hint="Crew see this name."
        autoComplete="organization"
        {...bind('tradingName')}
      />
      <TextField label={companyLabels.legalName} hint="As registered." {...bind('legalName')} />
      <div className={styles.pair}>
        <TextField
          label={companyLabels.registrationNumber}
          hint={words.registrationNumber ?? 'As in the company register.'}
          autoCapitalize="characters"
          spellCheck={false}
          {...bind('registrationNumber')}
        />
        <TextField
          label={companyLabels.vatNumber}
          hint={[words.vatNumber, 'Without one, your shop charges no VAT.'].filter(Boolean).join(' ')}
          optional
          autoCapitalize="characters"
          spellCheck={false}
          {...bind('vatNumber')}
        />
      </div>
    </FieldGroup>
  );
}

interface AddressFieldsProps extends Pick<OfCountryProps, 'country'> {
  bind: (field: AddressField) => BoundField;
}

/** The registered address. */
export function AddressFields({ bind, country }: AddressFieldsProps) {
  const words = countryWords(country);
  // The server may have other names for countries than the browser, so there are no options before hydration.
  const isInteractive = useIsInteractive();
  const countries = useMemo(() => (isInteractive ? countryOptions() : []), [isInteractive]);
  return (
    <FieldGroup title="Its address">
      <TextField label={companyLabels.street} autoComplete="street-address" {...bind('street')} />
      <div className={styles.place}>
        <TextField
          label={companyLabels.postalCode}
          {...hinted(words.postalCode)}
          optional
          autoComplete="postal-code"
          {...bind('postalCode')}
        />
        <TextField
          label={companyLabels.city}
          {...hinted(words.city)}
          autoComplete="address-level2"
          {...bind('city')}
        />
      </div>
      <SelectField
        label={companyLabels.country}
        placeholder="Choose a country"
        options={countries}
        autoComplete="country"
        {...bind('country')}
      />
    </FieldGroup>
  );
}

/** The contact person, and the description for crews. */
export function ContactFields({ bind }: CompanyFieldsProps) {
  return (
    <FieldGroup title="Contact person">
      <TextField label={companyLabels.contactName} autoComplete="name" {...bind('contactName')} />
      <div className={styles.pair}>
        <EmailField label={companyLabels.contactEmail} autoComplete="email" {...bind('contactEmail')} />
        <TextField
          label={companyLabels.contactPhone}
          optional
          type="tel"
          autoComplete="tel"
          {...bind('contactPhone')}
        />
      </div>
    </FieldGroup>
  );
}

export const AboutField = ({ bind }: CompanyFieldsProps) => (
  <TextAreaField
    label={companyLabels.about}
    optional
    rows={4}
    hint="Two or three sentences for crew: what you do well, and since when."
    {...bind('about')}
  />
);
