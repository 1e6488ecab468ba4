import type { LinkedOrder } from '../../../../machines/order-answer/index.ts';
import { OrderLines, PlaceSummary, PortTime } from '../../shared/index.ts';
import styles from './answer.module.css';
import { SumsTable, TimeLeft } from '../../../../ui/index.ts';

/** The order to answer: deadline, items, total, delivery details. */
export function AskedOrder({ order: { subOrder, place, expiresAt } }: { order: LinkedOrder }) {
  return (
    <div className={styles.asked}>
      <p className={styles.time}>
        <TimeLeft until={expiresAt} /> to answer, until <PortTime at={expiresAt} place={place} />
      </p>
      <section className={styles.part} aria-label="What is ordered">
        <OrderLines label="What is ordered" lines={subOrder.lines} />
        <div className={styles.sums}>
          <SumsTable {...subOrder} commission={null} />
        </div>
      </section>
      <section className={styles.part} aria-label="Delivery details">
        <h2>Delivery details</h2>
        <div className={styles.place}>
          <PlaceSummary place={place} part={subOrder} />
        </div>
      </section>
    </div>
  );
}
