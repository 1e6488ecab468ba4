import { portName } from '../../lib/port-name.ts';
import type { ReactNode } from 'react';
import {
  Avatar,
  DescriptionList,
  Notice,
  Page,
  Panel,
  StatusBadge,
  type StatusTone,
} from '../../ui/index.ts';
import { CommissionNote } from '../commission/index.ts';
import { ButtonLink } from '../links/index.ts';
import { RoleNotice } from '../own-role/index.ts';
import styles from './company.module.css';
import { companyTexts } from './company-texts.ts';
import type { PaymentAccount, Vendor } from './company.types.ts';

interface CompanyViewProps {
  readonly vendor: Vendor;
  /** Null where none was made yet, undefined while it is not known. */
  readonly account: PaymentAccount | null | undefined;
  /** Where the company and the account are looked after; null for who may only look. */
  readonly setUpHref: string | null;
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
  account,
  setUpHref,
  standing,
  delivery,
  distanceSales,
  invoicing,
  colleagues,
}: CompanyViewProps) {
  return (
    <Page width="reading" {...companyTexts[vendor.kind]}>
      <div className={styles.stack}>
        {standing}
        {setUpHref === null ? <RoleNotice least="owner" /> : null}
        <Panel
          title={vendor.tradingName ?? vendor.legalName ?? 'Your company'}
          description={standingText(vendor)}
          {...(setUpHref !== null && {
            action: (
              <ButtonLink to={setUpHref} size="2" variant="surface" color="gray" highContrast>
                Change
              </ButtonLink>
            ),
          })}
        >
          <DescriptionList items={companyFacts(vendor)} />
        </Panel>
        <Panel title="Commission">
          <p className={styles.hint}>
            <CommissionNote own={vendor.commissionBasisPoints} />
          </p>
        </Panel>
        <PaymentPanel account={account} setUpHref={setUpHref} />
        {distanceSales}
        {invoicing}
        {delivery === null ? null : <Panel title="Delivery methods">{delivery}</Panel>}
        {colleagues}
      </div>
    </Page>
  );
}

/** Whether crews can buy; what keeps them from it is said above. */
const standingText = ({ kind, isLive }: Vendor): string =>
  isLive
    ? kind === 'supplier'
      ? 'Live: crews can order from you.'
      : 'Live: crews can book you.'
    : 'Not live.';

const regions = new Intl.DisplayNames('en-GB', { type: 'region' });

function companyFacts(vendor: Vendor) {
  const { tradingName, legalName, vatNumber, street, postalCode, city, country, about, ports, logoUrl } =
    vendor;
  const town = [postalCode, city].filter(Boolean).join(' ');
  const address = [street, town, country && regions.of(country)].filter(Boolean).join(', ');
  return [
    ...(logoUrl === null
      ? []
      : [{ term: 'Logo', description: <Avatar name={tradingName ?? ''} picture={logoUrl} size={40} /> }]),
    { term: 'Legal name', description: legalName },
    { term: 'VAT ID', description: vatNumber ?? 'None given: your shop charges no VAT' },
    { term: 'Address', description: address === '' ? null : address },
    { term: 'Contact', description: vendor.contactName },
    { term: 'Email', description: vendor.contactEmail },
    { term: 'Telephone', description: vendor.contactPhone },
    { term: 'Ports', description: ports.length === 0 ? null : ports.map(portName).join(', ') },
    { term: 'About', description: about && <span className={styles.about}>{about}</span> },
  ];
}

const accountTexts: Readonly<
  Record<PaymentAccount['state'], { readonly word: string; readonly tone: StatusTone; readonly text: string }>
> = {
  ready: { word: 'Ready', tone: 'success', text: 'Your share of each sale is paid into it.' },
  pending: {
    word: 'Being checked',
    tone: 'info',
    text: 'The payment provider is checking your details. There’s nothing you need to do.',
  },
  incomplete: {
    word: 'Something is missing',
    tone: 'warning',
    text: 'The payment provider still needs:',
  },
  refused: {
    word: 'Refused',
    tone: 'danger',
    text: 'The payment provider won’t open this account. Contact us and we’ll help you find a way.',
  },
};

function PaymentPanel({ account, setUpHref }: Pick<CompanyViewProps, 'account' | 'setUpHref'>) {
  const continueLink = (text: string) =>
    setUpHref === null ? null : (
      <ButtonLink to={setUpHref} size="2">
        {text}
      </ButtonLink>
    );
  if (account === undefined) return null;
  if (account === null)
    return (
      <Panel title="Payment account">
        <Notice tone="warning" title="No payment account yet." action={continueLink('Set it up')}>
          You need one before you can sell, so that we can pay you your share.
        </Notice>
      </Panel>
    );
  const { word, tone, text } = accountTexts[account.state];
  return (
    <Panel
      title="Payment account"
      action={
        account.state === 'incomplete' ? (
          continueLink('Continue')
        ) : (
          <StatusBadge tone={tone}>{word}</StatusBadge>
        )
      }
    >
      <p className={styles.hint}>{text}</p>
      {account.requirementsDue.length === 0 ? null : (
        <ul>
          {account.requirementsDue.map(({ code, label }) => (
            <li key={code}>{label}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
