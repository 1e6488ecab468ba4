import { useSearchParams } from 'react-router-dom';
import { dataOf } from '../../api/index.ts';
import {
  DataTable,
  DescriptionList,
  Dialog,
  ErrorState,
  Flex,
  Money,
  Notice,
  SkeletonText,
  StatusBadge,
  When,
} from '../../ui/index.ts';
import { ButtonLink, RouteLink } from '../links/index.ts';
import { OnPhone } from '../list-page/index.ts';
import { dayText } from '../orders/index.ts';
import { useApiQuery } from '../server-data/index.ts';
import type { Payout, PayoutDetail, PayoutLine } from './money.types.ts';
import styles from './money.module.css';
import { bankText, lineLabels, payoutStatuses } from './payout-texts.ts';

interface PayoutDialogProps {
  /** Null if none is open. */
  readonly id: string | null;
  /** The vendor's page of a sale. */
  readonly hrefOf: (sale: NonNullable<PayoutLine['sale']>) => string;
  /** The page on which the vendor changes its bank account. */
  readonly accountPath: string;
}

/** A payout that the address opens: its lines, and what to do if the bank returned it. */
export function PayoutDialog({ id, hrefOf, accountPath }: PayoutDialogProps) {
  const [, setParams] = useSearchParams();
  const { data, failed, error } = useApiQuery({
    key: ['transactions', 'payouts', 'one', id],
    read: ({ client, signal }) =>
      dataOf(client.GET('/payouts/{payoutId}', { params: { path: { payoutId: id ?? '' } }, signal })),
    enabled: id !== null,
  });
  const close = () =>
    setParams(
      (params) => {
        params.delete('payout');
        return params;
      },
      { preventScrollReset: true },
    );
  return (
    <Dialog open={id !== null} onOpenChange={(open) => (open ? undefined : close())} title="Payout" side>
      {data ? (
        <PayoutContent {...data} hrefOf={hrefOf} accountPath={accountPath} />
      ) : error?.code === 'NOT_FOUND' ? (
        <p>This payout doesn’t exist, or belongs to another company.</p>
      ) : failed ? (
        <ErrorState title="We couldn’t load this payout." {...failed} />
      ) : (
        <SkeletonText />
      )}
    </Dialog>
  );
}

type ContentProps = PayoutDetail & Omit<PayoutDialogProps, 'id'>;

function PayoutContent({ payout, lines, hrefOf, accountPath }: ContentProps) {
  const { status, amount, bank, createdAt, arrivesOn, failure } = payout;
  const { word, tone } = payoutStatuses[status];
  return (
    <Flex direction="column" gap="4" width="100%">
      {failure ? <SentBack failure={failure} accountPath={accountPath} /> : null}
      <DescriptionList
        items={[
          { term: 'Amount', description: <Money {...amount} /> },
          { term: 'State', description: <StatusBadge tone={tone}>{word}</StatusBadge> },
          { term: 'Made', description: <When at={createdAt} /> },
          ...(failure === null
            ? [{ term: status === 'paid' ? 'Arrived' : 'Arrives', description: dayText(arrivesOn) }]
            : []),
          { term: 'Bank', description: bankText(bank) },
        ]}
      />
      <DataTable
        label="What is in it"
        empty={<p className={styles.notKnown}>Stripe hasn’t reported yet which sales are in it.</p>}
        rows={lines.map((line, position) => ({ ...line, position }))}
        rowKey={({ position }) => String(position)}
        columns={[
          {
            id: 'what',
            header: 'What',
            rowHeader: true,
            cell: ({ kind, sale }) => (
              <>
                {lineLabels[kind]}
                {sale ? (
                  <OnPhone>
                    <RouteLink to={hrefOf(sale)}>{sale.number}</RouteLink>
                  </OnPhone>
                ) : null}
              </>
            ),
          },
          {
            id: 'for',
            header: 'For',
            wideOnly: true,
            cell: ({ sale }) => (sale ? <RouteLink to={hrefOf(sale)}>{sale.number}</RouteLink> : '–'),
          },
          { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount: part }) => <Money {...part} /> },
        ]}
      />
    </Flex>
  );
}

function SentBack({
  failure,
  accountPath,
}: {
  readonly failure: NonNullable<Payout['failure']>;
  readonly accountPath: string;
}) {
  if (failure.isPaidAgain)
    return (
      <Notice tone="info" title={failure.reason}>
        The money is in a later payout.
      </Notice>
    );
  return (
    <Notice
      tone="error"
      title={failure.reason}
      action={
        <ButtonLink to={accountPath} size="2">
          See the payment account
        </ButtonLink>
      }
    >
      The money is safe on your payment account. Enter another bank account, and it’s paid out again
      automatically.
    </Notice>
  );
}
