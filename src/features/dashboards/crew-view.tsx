import { SHOP_PATH } from '../../lib/shop-path.ts';
import type { ReactNode } from 'react';
import { BusyButton, Money, formatMoney, Panel } from '../../ui/index.ts';
import { BookingBadge, bookingPath, BOOKINGS_PATH, PeriodTime } from '../bookings/index.ts';
import { ButtonLink } from '../links/index.ts';
import { dayText, itemsText, orderPath, ORDERS_PATH, OwnOrderBadge, suppliersInIt } from '../orders/index.ts';
import type { CrewDashboard, DashboardOrder } from './dashboard.types.ts';
import { FirstMinute } from './shared/first-minute.tsx';
import { MoreLink } from './shared/more-link.tsx';
import { rowsThatFit } from './shared/rows-that-fit.ts';
import { Row, Rows } from './shared/rows.tsx';
import { TaskPanel } from './shared/task-panel.tsx';
import styles from './shared/dashboard.module.css';

interface CrewViewProps {
  readonly dashboard: CrewDashboard;
  readonly isOrderingAgain: boolean;
  readonly onOrderAgain: (orderId: string) => void;
  /** The result of ordering an order again. */
  readonly report?: ReactNode;
}

const monthText = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

const bookingsShown = 3;

/** A user who has not ordered or booked anything. */
export const isNewcomer = ({ lastOrder, bookings, tasks }: CrewDashboard): boolean =>
  lastOrder === null && bookings.length === 0 && tasks.total === 0;

function noBookings(dashboard: CrewDashboard): string {
  if (isNewcomer(dashboard)) return 'Services you book appear here, with their day and place.';
  return dashboard.bookings.length === 0 ? 'No bookings ahead.' : 'No other bookings ahead.';
}

/** What a crew member has to do now, and what comes next. */
export function CrewView({ dashboard, isOrderingAgain, onOrderAgain, report }: CrewViewProps) {
  const { tasks, bookings, orders, lastOrder, spend, hasYacht } = dashboard;
  const [tasksShown, ordersShown] = rowsThatFit([tasks.items.length, orders.items.length]);
  // A time that is only proposed waits for an answer and is listed with the tasks.
  const next = bookings.filter(({ status }) => status !== 'time_proposed').slice(0, bookingsShown);
  const isNew = isNewcomer(dashboard);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {isNew ? <FirstSteps hasYacht={hasYacht} /> : null}
        <TaskPanel
          title="Waiting for you"
          tasks={tasks}
          most={tasksShown}
          nothing="Nothing is waiting for you. Proposed changes and payments about to expire appear here."
          allPath={ORDERS_PATH}
        />
        <Panel
          flush
          title={orders.total > 0 ? `Orders under way (${orders.total})` : 'Orders under way'}
          action={lastOrder === null ? null : <MoreLink to={ORDERS_PATH} about="orders" />}
        >
          <Rows nothing={isNew ? 'Your orders appear here until they are on board.' : 'No orders under way.'}>
            {orders.items.slice(0, ordersShown).map((order) => (
              <OpenOrder key={order.id} order={order} />
            ))}
          </Rows>
        </Panel>
      </div>
      <div className={styles.column}>
        <Panel
          flush
          title="Next bookings"
          action={isNew ? null : <MoreLink to={BOOKINGS_PATH} about="bookings" />}
        >
          <Rows nothing={noBookings(dashboard)}>
            {next.map((booking) => (
              <Row
                key={booking.id}
                to={bookingPath(booking.id)}
                title={booking.serviceName}
                about={`${booking.number} · ${booking.otherSide}`}
                aside={
                  <>
                    {booking.status === 'confirmed' ? null : (
                      <BookingBadge status={booking.status} reader="buyer" awaited={booking.waitsFor} />
                    )}
                    <PeriodTime {...booking} port={booking.place} isShort />
                  </>
                }
              />
            ))}
          </Rows>
        </Panel>
        {isNew ? null : (
          <Panel
            title={`Spent in ${monthText.format(new Date(`${spend.month}-01T00:00:00Z`))}`}
            action={<MoreLink to="/crew/financial-management" about="spend" />}
          >
            <div className={styles.compared}>
              <p className={styles.amount}>
                <Money {...spend.amount} />
              </p>
              <p className={styles.quiet}>{formatMoney(spend.before)} in the month before</p>
            </div>
          </Panel>
        )}
        {lastOrder === null ? null : (
          <Panel title="Your last order">
            <p className={styles.step}>{itemsText(lastOrder.ordered)}</p>
            <p className={styles.quiet}>
              {lastOrder.number} · {lastOrder.suppliers.join(', ')}
            </p>
            <div className={styles.acts}>
              <BusyButton busy={isOrderingAgain} onClick={() => onOrderAgain(lastOrder.id)}>
                Order again
              </BusyButton>
              <ButtonLink to={orderPath(lastOrder.id)} size="2" variant="surface" color="gray" highContrast>
                Open the order
              </ButtonLink>
            </div>
          </Panel>
        )}
      </div>
      {report}
    </div>
  );
}

function OpenOrder({ order }: { readonly order: DashboardOrder }) {
  const { id, number, subOrderStatuses, ordered, suppliers, expectedOn, total } = order;
  return (
    <Row
      to={orderPath(id)}
      title={itemsText(ordered)}
      about={`${number} · ${suppliersInIt(suppliers, subOrderStatuses).join(', ')}`}
      aside={
        <>
          <OwnOrderBadge {...order} parts={subOrderStatuses} due={total} />
          <span>{expectedOn === null ? null : `Expected ${dayText(expectedOn)}`}</span>
          <Money {...total} />
        </>
      }
    />
  );
}

/** For a new user. */
const FirstSteps = ({ hasYacht }: { readonly hasYacht: boolean }) => (
  <FirstMinute
    title="Welcome aboard"
    lead="Quayside brings parts and provisions to your berth, and technicians to your yacht. You pay in one place, and see what is on its way."
    steps={[
      {
        act: 'Add your yacht',
        why: 'So that suppliers know where to deliver.',
        isDone: hasYacht,
        path: '/crew/profile?yacht=new',
      },
      {
        act: 'Find what you need',
        why: 'Order a part or book a technician. Nothing is charged until it is confirmed.',
        isDone: false,
        path: SHOP_PATH,
      },
    ]}
  />
);
