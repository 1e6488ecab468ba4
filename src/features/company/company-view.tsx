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
import { ButtonLink } from '../account/index.ts';
import styles from './company.module.css';
import { companyWords } from './company-words.ts';
import type { PaymentAccount, Vendor } from './company.types.ts';

export interface CompanyViewProps {
  readonly vendor: Vendor;
  /** Null where none was made yet, undefined while it is not known. */
  readonly account: PaymentAccount | null | undefined;
  /** Where the company and the account are looked after. */
  readonly setUpHref: string;
  /** A `DeliveryForm`, or what stands in its place. */
  readonly delivery: ReactNode;
}

/** A supplier's company as crews meet it: who it is, how it is paid, how it delivers. */
export function CompanyView({ vendor, account, setUpHref, delivery }: CompanyViewProps) {
  return (
    <Page width="reading" {...companyWords}>
      <div className={styles.stack}>
        <Panel
          title={vendor.tradingName ?? vendor.legalName ?? 'Your company'}
          description={vendor.isLive ? 'Live: crews can order from you.' : 'Not live yet.'}
          action={
            <ButtonLink to={setUpHref} size="2" variant="surface" color="gray" highContrast>
              Change
            </ButtonLink>
          }
        >
          <DescriptionList items={companyFacts(vendor)} />
        </Panel>
        <PaymentPanel account={account} setUpHref={setUpHref} />
        <Panel title="How you deliver">{delivery}</Panel>
      </div>
    </Page>
  );
}

function companyFacts(vendor: Vendor) {
  const { tradingName, legalName, vatNumber, street, postalCode, city, about, ports, logoUrl } = vendor;
  const town = [postalCode, city].filter(Boolean).join(' ');
  const address = [street, town].filter(Boolean).join(', ');
  return [
    ...(logoUrl === null
      ? []
      : [{ term: 'Logo', description: <Avatar name={tradingName ?? ''} picture={logoUrl} size={40} /> }]),
    { term: 'Legal name', description: legalName },
    { term: 'VAT number', description: vatNumber },
    { term: 'Address', description: address === '' ? null : address },
    { term: 'Contact', description: vendor.contactName },
    { term: 'E-mail', description: vendor.contactEmail },
    { term: 'Telephone', description: vendor.contactPhone },
    { term: 'Ports', description: ports.length === 0 ? null : ports.map(portName).join(', ') },
    { term: 'About', description: about && <span className={styles.about}>{about}</span> },
  ];
}

/** The slug is told here, where ports are read and not chosen: "port-vell" is Port Vell. */
const portName = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const accountWords: Readonly<
  Record<
    PaymentAccount['state'],
    { readonly word: string; readonly tone: StatusTone; readonly words: string }
  >
> = {
  ready: { word: 'Ready', tone: 'success', words: 'Your share of each sale is sent to it.' },
  pending: {
    ...{ word: 'Being checked', tone: 'info' },
    words: 'The payment provider is checking what you sent. Nothing to do.',
  },
  incomplete: {
    ...{ word: 'Something is missing', tone: 'warning' },
    words: 'The payment provider still asks for:',
  },
  refused: {
    ...{ word: 'Refused', tone: 'danger' },
    words: 'The payment provider will not open this account. Write to us: we look for a way with you.',
  },
};

function PaymentPanel({ account, setUpHref }: Pick<CompanyViewProps, 'account' | 'setUpHref'>) {
  const goOn = (words: string) => (
    <ButtonLink to={setUpHref} size="2">
      {words}
    </ButtonLink>
  );
  if (account === undefined) return null;
  if (account === null)
    return (
      <Panel title="Payment account">
        <Notice tone="warning" title="There is none yet." action={goOn('Set it up')}>
          Without one nothing can be sold, since your share could not be sent to you.
        </Notice>
      </Panel>
    );
  const { word, tone, words } = accountWords[account.state];
  return (
    <Panel
      title="Payment account"
      action={account.state === 'incomplete' ? goOn('Go on') : <StatusBadge tone={tone}>{word}</StatusBadge>}
    >
      <p className={styles.hint}>{words}</p>
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
