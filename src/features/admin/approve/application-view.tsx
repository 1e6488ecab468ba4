import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Ref } from 'react';
import { portName } from '../../../lib/port-name.ts';
import {
  Avatar,
  BusyButton,
  Button,
  DescriptionList,
  Notice,
  Panel,
  QuietButton,
  StatusBadge,
  TextLink,
  When,
} from '../../../ui/index.ts';
import type { ApplicationDetail, Decision, VendorDocument } from './application.types.ts';
import {
  badgeLabels,
  countOf,
  kindLabels,
  nameOf,
  paymentAccountLabels,
  cityAndCountry,
  statusTones,
  vendorTones,
  vendorStatusLabels,
} from './application-texts.ts';
import { VatCheckText } from '../../bill-to/index.ts';
import styles from './application.module.css';
import { vatRegisterOf } from './vat-register.ts';
import { CommissionPanel } from './commission-panel.tsx';
import { ChangesSince } from './changes-since.tsx';
import { HistoryList } from './history-list.tsx';
import { DocumentsList } from './documents-list.tsx';

interface ApplicationViewProps {
  readonly detail: ApplicationDetail;
  /** Takes the focus when another application is opened, and after a decision. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly taking: boolean;
  readonly onTake: () => void;
  /** Opens a dialog; nothing is sent yet. */
  readonly onDecide: (decision: Decision) => void;
  readonly onOpenListings: () => void;
  /** Opens a dialog; nothing is sent yet. */
  readonly onChangeCommission: () => void;
  /** The id of the document that is being fetched; null if there is none. */
  readonly fetching: string | null;
  readonly onOpenDocument: (document: VendorDocument) => void;
  readonly onSaveDocument: (document: VendorDocument) => void;
}

/** One application: its data, its documents, its history, and the possible decisions. */
export function ApplicationView(props: ApplicationViewProps) {
  const { detail, headingRef } = props;
  const { vendor } = detail;
  const { status, note } = vendor.application;
  const place = cityAndCountry(vendor);
  return (
    <article aria-label={`Application of ${nameOf(vendor)}`} className={styles.application}>
      <header className={styles.header}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
          {nameOf(vendor)}
        </h2>
        <p className={styles.sub}>
          {[kindLabels[vendor.kind], place, countOf(detail.listings, 'listing')].filter(Boolean).join(' · ')}
        </p>
        <div className={styles.badges}>
          {/* An approved vendor has left its application behind: what counts is whether it sells. */}
          {vendor.status === 'applicant' ? (
            <StatusBadge tone={statusTones[status]}>{badgeLabels[status]}</StatusBadge>
          ) : (
            <StatusBadge tone={vendorTones[vendor.status]}>{vendorStatusLabels[vendor.status]}</StatusBadge>
          )}
        </div>
        <DecisionBar {...props} />
      </header>
      {note === null ? null : (
        <Notice tone={status === 'rejected' ? 'error' : 'info'} title={noteTitles[status] ?? 'Note'}>
          <p className={styles.note}>{note}</p>
        </Notice>
      )}
      <ChangesSince detail={detail} />
      <Panel title="What it needs to go live" level={3}>
        <Conditions detail={detail} />
      </Panel>
      <Panel
        title={`Listings (${detail.listings.toLocaleString('en-GB')})`}
        level={3}
        {...(detail.listings > 0 && {
          action: <QuietButton onClick={props.onOpenListings}>Open the listings</QuietButton>,
        })}
      >
        <p className={styles.quiet}>
          {detail.listings > 0
            ? 'What the vendor imported, with prices, tax and stock.'
            : 'The vendor hasn’t imported anything yet.'}
        </p>
      </Panel>
      <Panel title={`Documents (${vendor.papers.length})`} level={3} flush={vendor.papers.length > 0}>
        <DocumentsList
          documents={vendor.papers}
          fetching={props.fetching}
          onOpen={props.onOpenDocument}
          onSave={props.onSaveDocument}
        />
      </Panel>
      <Panel title="Company" level={3}>
        <DescriptionList items={companyFacts(detail)} />
      </Panel>
      <CommissionPanel vendor={vendor} onChange={props.onChangeCommission} />
      <Panel title="Account" level={3}>
        <DescriptionList
          items={[
            { term: 'Opened by', description: detail.account.name },
            { term: 'Email', description: <MailLink address={detail.account.email} /> },
            { term: 'Since', description: <When at={detail.account.createdAt} show="day" /> },
          ]}
        />
      </Panel>
      <Panel title="History" level={3}>
        <HistoryList history={detail.history} />
      </Panel>
    </article>
  );
}

const noteTitles: Readonly<Partial<Record<string, string>>> = {
  changes_requested: 'Changes requested',
  rejected: 'Rejected because',
  approved: 'Note sent with the approval',
};

function DecisionBar({ detail, taking, onTake, onDecide }: ApplicationViewProps) {
  const { actions, vendorActions } = detail;
  if (actions.length === 0 && vendorActions.length === 0) return null;
  return (
    <div role="group" aria-label="Decide" className={styles.bar}>
      {actions.includes('take') ? (
        <BusyButton busy={taking} onClick={onTake}>
          Start review
        </BusyButton>
      ) : null}
      {actions.includes('approve') ? <Button onClick={() => onDecide('approve')}>Approve</Button> : null}
      {actions.includes('ask') ? (
        <QuietButton onClick={() => onDecide('ask')}>Ask for changes</QuietButton>
      ) : null}
      {actions.includes('reject') ? (
        <Button variant="surface" color="red" onClick={() => onDecide('reject')}>
          Reject
        </Button>
      ) : null}
      {actions.includes('reopen') ? (
        <QuietButton onClick={() => onDecide('reopen')}>Review again</QuietButton>
      ) : null}
      {vendorActions.includes('suspend') ? (
        <Button variant="surface" color="red" onClick={() => onDecide('suspend')}>
          Suspend
        </Button>
      ) : null}
      {vendorActions.includes('reinstate') ? (
        <Button onClick={() => onDecide('reinstate')}>End suspension</Button>
      ) : null}
    </div>
  );
}

function Conditions({ detail: { vendor, paymentAccount } }: { detail: ApplicationDetail }) {
  const { approved, onboardingComplete, canTakeCharges } = vendor.conditions;
  const conditions = [
    [approved, approved ? 'Approved' : 'Not approved yet', null],
    [onboardingComplete, onboardingComplete ? 'Onboarding is complete' : 'Onboarding in progress', null],
    [
      canTakeCharges,
      canTakeCharges ? 'Payment account can take charges' : 'Payment account cannot take charges yet',
      canTakeCharges ? null : paymentAccountLabels[paymentAccount],
    ],
  ] as const;
  return (
    <ul className={styles.conditions}>
      {conditions.map(([holds, words, more]) => (
        <li key={words} data-holds={holds}>
          {holds ? <CircleCheck size={18} aria-hidden /> : <CircleDashed size={18} aria-hidden />}
          <span>
            {words}
            {more === null ? null : <span className={styles.quiet}> · {more}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const MailLink = ({ address }: { address: string }) => (
  <TextLink href={`mailto:${address}`} size="2" underline="always">
    {address}
  </TextLink>
);

function companyFacts({ vendor, vatCheck }: ApplicationDetail) {
  const { street, postalCode, city } = vendor;
  const town = [postalCode, city].filter(Boolean).join(' ');
  const address = [street, town, cityAndCountry({ city: null, country: vendor.country })].filter(Boolean);
  return [
    ...(vendor.logoUrl === null
      ? []
      : [{ term: 'Logo', description: <Logo url={vendor.logoUrl} name={nameOf(vendor)} /> }]),
    { term: 'Trading name', description: vendor.tradingName },
    { term: 'Legal name', description: vendor.legalName },
    { term: 'Registration number', description: vendor.registrationNumber },
    {
      term: 'VAT ID',
      description: vendor.vatNumber === null ? 'None given' : <VatId vatId={vendor.vatNumber} />,
    },
    ...(vatCheck === null ? [] : [{ term: 'In VIES', description: <VatCheckText check={vatCheck} /> }]),
    { term: 'Address', description: address.length > 0 ? address.join(', ') : null },
    { term: 'Contact', description: vendor.contactName },
    {
      term: 'Contact email',
      description: vendor.contactEmail && <MailLink address={vendor.contactEmail} />,
    },
    { term: 'Telephone', description: vendor.contactPhone },
    { term: 'Ports', description: vendor.ports.length > 0 ? vendor.ports.map(portName).join(', ') : null },
    { term: 'About', description: vendor.about && <span className={styles.note}>{vendor.about}</span> },
  ];
}

/** With the register in which it can be looked up, in a new tab. */
function VatId({ vatId }: { vatId: string }) {
  const { name, url } = vatRegisterOf(vatId);
  return (
    <>
      {vatId} ·{' '}
      <TextLink href={url} size="2" target="_blank" rel="noopener noreferrer" underline="always">
        Check it in {name}
      </TextLink>
    </>
  );
}

/** Small as on the market; opens in its uploaded size in a new tab. */
const Logo = ({ url, name }: { url: string; name: string }) => (
  <TextLink href={url} size="2" target="_blank" rel="noreferrer" aria-label={`Open the logo of ${name}`}>
    <Avatar name={name} picture={url} size={40} />
  </TextLink>
);
