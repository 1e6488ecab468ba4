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
  /** The part that is shown; the others keep what was typed there. */
  readonly tab: CompanyTab;
  /** A `PaymentPanel`. */
  readonly payments: ReactNode;
  /** Opens the form of a part; null for who may only look. */
  readonly onChange: ((part: CompanyPart) => void) | null;
  /** A `LogoPanel`. */
  readonly logo: ReactNode;
  /** A `ShopNotice`; null while crews can buy. */
  readonly standing: ReactNode;
  /** A `DeliveryForm`, or what is shown in its place; null for who delivers nothing. */
  readonly delivery: ReactNode;
  /** A `DistanceSalesSection`. */
  readonly distanceSales?: ReactNode;
  /** An `InvoicingSection`. */
  readonly invoicing: ReactNode;
  /** A `ColleaguesSection`. */
  readonly colleagues: ReactNode;
}

/** A vendor's company as crews meet it: who it is, how it is paid, how it delivers, who works there. */
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
    <Page
      width="reading"
      {...companyTexts[vendor.kind]}
      action={<CompanyTabs kind={vendor.kind} chosen={tab} />}
    >
      <div className={styles.stack} hidden={tab !== 'company'}>
        {standing}
        {onChange === null ? <RoleNotice least="owner" /> : null}
        <Panel
          title={vendor.tradingName ?? vendor.legalName ?? 'Your company'}
          description={standingText(vendor)}
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

/** What is changed in a form of its own. */
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

/** Whether crews can buy; what keeps them from it is said above. */
const standingText = ({ kind, isLive }: Vendor): string =>
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
