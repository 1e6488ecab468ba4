import type { ReactNode } from 'react';
import {
  DescriptionList,
  Flex,
  Money,
  Notice,
  Panel,
  QuietButton,
  StatusBadge,
  When,
  type StatusTone,
} from '../../ui/index.ts';
import { announcedCommissionText, CommissionNote } from '../commission/index.ts';
import { ButtonLink } from '../links/index.ts';
import styles from './company.module.css';
import type { PaymentAccount, Vendor, VendorDue } from './company.types.ts';

const accountTexts: Readonly<
  Record<PaymentAccount['state'], { readonly word: string; readonly tone: StatusTone; readonly text: string }>
> = {
  ready: { word: 'Ready', tone: 'success', text: 'Your share of each sale is sent to it.' },
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

const everyTexts: Readonly<Record<NonNullable<PaymentAccount['payoutsEvery']>, string>> = {
  daily: 'every day',
  weekly: 'every week',
  monthly: 'every month',
  manual: 'when you ask for it on their page',
};

interface PaymentPanelProps {
  /** Null if there is none yet, undefined while unknown. */
  readonly account: PaymentAccount | null | undefined;
  /** Undefined while unknown. */
  readonly due: VendorDue | undefined;
  readonly vendor: Pick<Vendor, 'kind' | 'commissionBasisPoints' | 'commissionSince' | 'announcedCommission'>;
  /** The page on which the account is set up; null for readers. */
  readonly setUpHref: string | null;
  /** Opens the payment provider's page; null for users who may not. */
  readonly onVisit: (() => void) | null;
  readonly isVisiting: boolean;
}

/** The vendor's payment account, the amount due and its date, and the market's commission. */
export function PaymentPanel({ account, due, vendor, setUpHref, onVisit, isVisiting }: PaymentPanelProps) {
  const commission = (
    <p className={styles.hint}>
      <Commission {...vendor} />
    </p>
  );
  const continueLink = (text: string) =>
    setUpHref === null ? null : (
      <ButtonLink to={setUpHref} size="2">
        {text}
      </ButtonLink>
    );
  if (account === undefined) return <Panel title="Payment account">{commission}</Panel>;
  if (account === null)
    return (
      <Panel title="Payment account">
        <div className={styles.account}>
          <Notice tone="warning" title="No payment account yet." action={continueLink('Set it up')}>
            You need one before you can sell, so that we can pay you your share.
          </Notice>
          {commission}
        </div>
      </Panel>
    );
  const { word, tone, text } = accountTexts[account.state];
  const isReady = account.state === 'ready';
  return (
    <Panel
      title="Payment account"
      action={
        account.state === 'incomplete' ? (
          continueLink('Continue')
        ) : (
          <Flex gap="3" align="center" wrap="wrap">
            <StatusBadge tone={tone}>{word}</StatusBadge>
            {isReady && onVisit !== null ? (
              <QuietButton loading={isVisiting} onClick={onVisit}>
                Change bank account
              </QuietButton>
            ) : null}
          </Flex>
        )
      }
    >
      <div className={styles.account}>
        <p className={styles.hint}>{text}</p>
        {account.requirementsDue.length === 0 ? null : (
          <ul>
            {account.requirementsDue.map(({ code, label }) => (
              <li key={code}>{label}</li>
            ))}
          </ul>
        )}
        {isReady ? <DescriptionList items={readyFacts(account, due, vendor)} /> : commission}
      </div>
    </Panel>
  );
}

function readyFacts(
  { bank, payoutsEvery }: PaymentAccount,
  due: VendorDue | undefined,
  { kind, ...commission }: PaymentPanelProps['vendor'],
) {
  return [
    {
      term: 'Bank account',
      description: bank ? bankText(bank) : 'The payment provider doesn’t show us which one it is.',
    },
    { term: 'Due to you', description: due && <Money {...due.due} /> },
    { term: 'Sent next', description: due && nextText(due, kind) },
    {
      term: 'Paid to your bank',
      description: payoutsEvery
        ? `By the payment provider, ${everyTexts[payoutsEvery]}, from what we have sent.`
        : 'By the payment provider, from what we have sent.',
    },
    { term: 'Commission', description: <Commission {...commission} /> },
  ];
}

/** The commission, and since when it has been another one. */
const Commission = ({
  commissionBasisPoints,
  commissionSince,
  announcedCommission,
}: Omit<PaymentPanelProps['vendor'], 'kind'>) => (
  <>
    <CommissionNote own={commissionBasisPoints} />
    {commissionSince === null ? null : (
      <>
        {' '}
        {commissionBasisPoints === null
          ? 'It is the rate of the market again'
          : 'It is a rate of your own'}{' '}
        since <When at={commissionSince} show="day" />.
      </>
    )}
    {announcedCommission === null ? null : ` ${announcedCommissionText(announcedCommission)}`}
  </>
);

const bankText = ({ name, last4 }: NonNullable<PaymentAccount['bank']>): string =>
  name === null ? `Ending in ${last4}` : `${name}, ending in ${last4}`;

const begins: Readonly<Record<Vendor['kind'], { readonly sooner: string; readonly waits: string }>> = {
  supplier: {
    sooner: 'sooner where the crew confirms receipt',
    waits: 'It’s sent after the goods are delivered.',
  },
  service_provider: {
    sooner: 'sooner where the crew confirms the work',
    waits: 'It’s sent after the work is done.',
  },
};

function nextText({ due, next }: VendorDue, kind: Vendor['kind']): ReactNode {
  if (next !== null)
    return (
      <>
        <Money {...next.amount} />, <When at={next.at} show="day" /> at the latest, {begins[kind].sooner}
      </>
    );
  return due.amountMinor > 0 ? begins[kind].waits : 'Nothing now.';
}
