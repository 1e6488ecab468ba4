import { portName } from '../../lib/port-name.ts';
import type { ReactNode } from 'react';
import { DescriptionList, Page, Panel, QuietButton } from '../../ui/index.ts';
import { RoleNotice } from '../vendor-role/index.ts';
import styles from './company.module.css';
import { CompanyTabs, type CompanyTab } from './company-tabs.tsx';
import { companyTexts, portsLabels } from './company-texts.ts';
import type { Vendor } from './company.types.ts';

interface CompanyViewProps {
  readonly vendor: Vendor;
  /** The visible section; the others stay mounted with their input. */
  readonly tab: CompanyTab;
  /** A `PaymentPanel`. */
  readonly payments: ReactNode;
  /** Opens the form of a section; null for readers. */
  readonly onChange: ((part: CompanyPart) => void) | null;
  /** A `LogoPanel`. */
  readonly logo: ReactNode;
  /** A `ShopNotice`; null while crews can buy. */
  readonly standing: ReactNode;
  /** A `DeliveryForm` or what replaces it; null for providers. */
  readonly delivery: ReactNode;
  /** A `DistanceSalesSection`. */
  readonly distanceSales?: ReactNode;
  /** An `InvoicingSection`. */
  readonly invoicing: ReactNode;
  /** A `ColleaguesSection`. */
  readonly colleagues: ReactNode;
}

/** A vendor's company: its public data, its payment account, its delivery methods, its colleagues. */
export function CompanyView({
  vendor,
  tab,
  payments,
  onChange,
  logo,
  standing,
  delivery,
  distanceSales,
  invoicing,
  colleagues,
}: CompanyViewProps) {
  return (
    <Page width="reading" {...companyTexts[vendor.kind]}>
      <CompanyTabs kind={vendor.kind} chosen={tab} />
      <div className={styles.stack} hidden={tab !== 'company'}>
        {standing}
        {onChange === null ? <RoleNotice least="owner" /> : null}
        <Panel
          title={vendor.tradingName ?? vendor.legalName ?? 'Your company'}
          description={stateText(vendor)}
          {...(onChange !== null && { action: <ChangeButton of="company" onPress={onChange} /> })}
        >
          <DescriptionList items={companyFacts(vendor)} />
        </Panel>
        <Panel
          title={portsLabels[vendor.kind]}
          {...(onChange !== null && { action: <ChangeButton of="ports" onPress={onChange} /> })}
        >
          <p className={styles.hint}>
            {vendor.ports.length === 0 ? 'None chosen yet.' : vendor.ports.map(portName).join(', ')}
          </p>
        </Panel>
        {logo}
        {payments}
        {invoicing}
      </div>
      {delivery === null ? null : (
        <div className={styles.stack} hidden={tab !== 'delivery'}>
          <Panel title="Delivery methods">{delivery}</Panel>
          {distanceSales}
        </div>
      )}
      <div className={styles.stack} hidden={tab !== 'colleagues'}>
        {colleagues}
      </div>
    </Page>
  );
}

/** The parts that have a form of their own. */
export type CompanyPart = 'company' | 'ports';

const ChangeButton = ({
  of,
  onPress,
}: {
  readonly of: CompanyPart;
  readonly onPress: (part: CompanyPart) => void;
}) => (
  <QuietButton aria-label={`Change ${of}`} onClick={() => onPress(of)}>
    Change
  </QuietButton>
);

/** Whether crews can buy; the notice above explains why not. */
const stateText = ({ kind, isLive }: Vendor): string =>
  isLive
    ? kind === 'supplier'
      ? 'Live: crews can order from you.'
      : 'Live: crews can book you.'
    : 'Not live.';

const regions = new Intl.DisplayNames('en-GB', { type: 'region' });

function companyFacts(vendor: Vendor) {
  const { legalName, vatNumber, street, postalCode, city, country, about } = vendor;
  const town = [postalCode, city].filter(Boolean).join(' ');
  const address = [street, town, country && regions.of(country)].filter(Boolean).join(', ');
  return [
    { term: 'Legal name', description: legalName },
    { term: 'VAT ID', description: vatNumber ?? 'None given: your shop charges no VAT' },
    { term: 'Address', description: address === '' ? null : address },
    { term: 'Contact', description: vendor.contactName },
    { term: 'Email', description: vendor.contactEmail },
    { term: 'Telephone', description: vendor.contactPhone },
    { term: 'About', description: about && <span className={styles.about}>{about}</span> },
  ];
}
