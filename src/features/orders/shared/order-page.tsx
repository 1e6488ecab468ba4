import type { ComponentProps, ReactNode } from 'react';
import { Page, Panel } from '../../../ui/index.ts';
import styles from './order-page.module.css';
import type { Place, SubOrder, TimelineEntry } from './order.types.ts';
import type { Noun } from './noun.ts';
import { PlaceSummary } from './place-summary.tsx';
import type { StatusReader } from './status-labels.ts';
import { Timeline } from './timeline.tsx';

interface OrderPageProps {
  readonly reader: StatusReader;
  readonly noun?: Noun;
  readonly number: string;
  readonly lead: ReactNode;
  readonly breadcrumb: ReactNode;
  /** A button in the page's header. */
  readonly action?: ReactNode;
  /** Shown above everything else, for instance when the data is stale. */
  readonly notice: ReactNode;
  /** Next to the order on wide screens, below it on narrow ones. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The page of one order for any reader: the order, and next to it the facts. */
export function OrderPage({
  reader,
  noun = 'Order',
  number,
  notice,
  aside,
  children,
  ...header
}: OrderPageProps) {
  return (
    <Page {...header} title={`${noun} ${number}`}>
      {notice}
      <div className={styles.columns} data-reader={reader}>
        <div className={styles.main}>{children}</div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </Page>
  );
}

/** Whose order it is, for suppliers and admins. */
export const orderedFor = (place: Place, buyerName: string): string =>
  [place.yachtName, buyerName].filter(Boolean).join(' · ');

interface DeliveryPanelProps extends ComponentProps<typeof PlaceSummary> {
  /** The sub-orders of a whole order: collected goods do not go to the delivery address. */
  readonly parts?: readonly Pick<SubOrder, 'deliveryKind' | 'elsewhere' | 'supplier'>[];
}

export function DeliveryPanel({ parts = [], ...props }: DeliveryPanelProps) {
  const collected = parts.filter(({ deliveryKind }) => deliveryKind === 'collection');
  const [first] = collected;
  const isAll = first !== undefined && collected.length === parts.length;
  const toBerth = parts.find(({ deliveryKind, elsewhere }) => deliveryKind === 'berth' && elsewhere === null);
  const shown = props.part ?? (isAll ? first : toBerth);
  return (
    <Panel title="Delivery details" description={isAll ? 'All of it is collected.' : apartText(collected)}>
      <PlaceSummary {...props} {...(shown && { part: shown })} />
    </Panel>
  );
}

function apartText(collected: readonly Pick<SubOrder, 'supplier'>[]): string | undefined {
  if (collected.length === 0) return undefined;
  const names = new Intl.ListFormat('en').format(collected.map(({ supplier }) => supplier.name));
  return collected.length === 1
    ? `Not for the part of ${names}, which is collected.`
    : `Not for the parts of ${names}, which are collected.`;
}

interface HistoryPanelProps {
  readonly entries: readonly TimelineEntry[];
  readonly reader: StatusReader;
  readonly namesSuppliers?: boolean;
}

export function HistoryPanel(props: HistoryPanelProps) {
  return (
    <Panel title="What happened" description="In your time zone.">
      <Timeline {...props} />
    </Panel>
  );
}
