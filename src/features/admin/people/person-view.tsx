import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { contactTopicLabels } from '../../../lib/contact-topics.ts';
import { roleLabels } from '../../../lib/roles.ts';
import {
  Button,
  DescriptionList,
  Money,
  Notice,
  Page,
  Panel,
  StatusBadge,
  TextLink,
  When,
} from '../../../ui/index.ts';
import { ButtonLink, peoplePath, RouteLink } from '../../links/index.ts';
import { BookingBadge } from '../../bookings/index.ts';
import { FoundOrderBadge, itemsText } from '../../orders/index.ts';
import { vendorStatusLabels, vendorTones } from '../approve/application-texts.ts';
import { statusLabels as messageLabels, statusTones as messageTones } from '../messages/message-texts.ts';
import type { Person, SuspensionCommand } from './person.types.ts';
import styles from './person.module.css';

type Vendor = NonNullable<Person['vendor']>;

const searchFor = (words: string) => `?${new URLSearchParams({ q: words }).toString()}`;
const applicationPath = ({ applicationId, name }: Vendor): string =>
  applicationId === null
    ? `/admin/approve?${new URLSearchParams({ status: 'all', q: name }).toString()}`
    : `/admin/approve?status=all&application=${applicationId}`;

const memberLabels: Readonly<Record<Vendor['memberRole'], string>> = {
  owner: 'Owner',
  editor: 'Editor',
  reader: 'Reader',
};

const commandLabels: Readonly<Record<SuspensionCommand, string>> = {
  suspend: 'Suspend account',
  reinstate: 'End suspension',
};

interface PersonViewProps {
  readonly person: Person;
  /** The button of the action, to which the focus returns. */
  readonly actionRef?: Ref<HTMLButtonElement>;
  readonly onDecide: (command: SuspensionCommand) => void;
}

/** A user, with links to their orders, bookings and messages, and what an admin may decide about the account. */
export function PersonView({ person, actionRef, onDecide }: PersonViewProps) {
  const { name, email, role, vendor, orders, bookings, messages } = person;
  const isBuyer = role === 'crew_member';
  return (
    <Page
      title={name}
      lead={[roleLabels[role], vendor?.name].filter(Boolean).join(' · ')}
      breadcrumb={<RouteLink to={peoplePath}>People</RouteLink>}
    >
      {person.closedAt === null ? null : (
        <Notice title="This account is closed">
          It was closed on <When at={person.closedAt} show="day" />. Orders and bookings are kept.
        </Notice>
      )}
      {person.suspension === null ? null : (
        <Notice tone="warning" title="This account is suspended">
          Since <When at={person.suspension.at} />. They can’t sign in; open orders and bookings continue. The
          reason they were given: {person.suspension.reason}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {isBuyer || orders.total > 0 ? (
            <List
              title="Orders"
              total={orders.total}
              allPath={`/admin/orders-management${searchFor(email)}`}
              nothing="No orders yet."
            >
              {orders.latest.map((order) => (
                <Line
                  key={order.id}
                  to={`/admin/orders-management/${order.id}`}
                  title={`${order.number} · ${itemsText(order.ordered)}`}
                  about={
                    <>
                      {order.otherSide} · <When at={order.createdAt} show="day" />
                    </>
                  }
                  aside={
                    <>
                      <FoundOrderBadge order={order} reader="admin" /> <Money {...order.total} />
                    </>
                  }
                />
              ))}
            </List>
          ) : null}
          {isBuyer || bookings.total > 0 ? (
            <List
              title="Bookings"
              total={bookings.total}
              allPath={`/admin/bookings-management${searchFor(email)}`}
              nothing="No bookings yet."
            >
              {bookings.latest.map((booking) => (
                <Line
                  key={booking.id}
                  to={`/admin/bookings-management/${booking.id}`}
                  title={`${booking.number} · ${booking.serviceName}`}
                  about={
                    <>
                      {booking.otherSide} · <When at={booking.startsAt} zone={booking.timeZone} />
                    </>
                  }
                  aside={<BookingBadge status={booking.status} reader="admin" awaited={booking.waitsFor} />}
                />
              ))}
            </List>
          ) : null}
          <List title="Messages to Quayside" total={messages.length} nothing="They haven’t written to us.">
            {messages.map(({ id, number, topic, status, createdAt }) => (
              <Line
                key={id}
                to={`/admin/dashboard?show=messages&message=${id}`}
                title={`${number} · ${contactTopicLabels[topic]}`}
                about={<When at={createdAt} />}
                aside={<StatusBadge tone={messageTones[status]}>{messageLabels[status]}</StatusBadge>}
              />
            ))}
          </List>
        </div>
        <div className={styles.column}>
          <Panel
            title="Account"
            action={person.actions.map((command) => (
              <Button
                key={command}
                {...(actionRef && { ref: actionRef })}
                variant="surface"
                size="2"
                color={command === 'suspend' ? 'red' : 'gray'}
                onClick={() => onDecide(command)}
              >
                {commandLabels[command]}
              </Button>
            ))}
          >
            <DescriptionList items={accountFacts(person)} />
          </Panel>
          {vendor === null ? null : <Company vendor={vendor} />}
          {person.history.length === 0 ? null : <History history={person.history} />}
        </div>
      </div>
    </Page>
  );
}

const accountFacts = ({ email, phone, role, joinedAt, yachts }: Person) => [
  {
    term: 'Email',
    description: (
      <TextLink href={`mailto:${email}`} size="2" underline="always">
        {email}
      </TextLink>
    ),
  },
  { term: 'Phone', description: phone ?? 'None given' },
  { term: 'Role', description: roleLabels[role] },
  { term: 'Since', description: <When at={joinedAt} show="day" /> },
  ...(role === 'crew_member'
    ? [{ term: yachts.length > 1 ? 'Yachts' : 'Yacht', description: yachts.join(', ') || 'None yet' }]
    : []),
];

const decisions = { suspend: 'Suspended', reinstate: 'Suspension ended' } as const;

/** What admins have decided about the account, the latest first. */
const History = ({ history }: Pick<Person, 'history'>) => (
  <Panel title="History">
    <ol className={styles.lines}>
      {history.map(({ command, by, reason, at }) => (
        <li key={at}>
          <div className={styles.words}>
            <p className={styles.decision}>
              {decisions[command]} by {by}
            </p>
            <p className={styles.about}>{reason}</p>
            <p className={styles.about}>
              <When at={at} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  </Panel>
);

const Company = ({ vendor }: { readonly vendor: Vendor }) => (
  <Panel
    title="Company"
    action={
      <ButtonLink to={applicationPath(vendor)} variant="surface" size="2">
        {vendor.status === 'suspended' ? 'Open or reinstate' : 'Open or suspend'}
      </ButtonLink>
    }
  >
    <DescriptionList
      items={[
        { term: 'Name', description: vendor.name },
        { term: 'Sells', description: vendor.kind === 'supplier' ? 'Products' : 'Services' },
        {
          term: 'State',
          description: (
            <StatusBadge tone={vendorTones[vendor.status]}>{vendorStatusLabels[vendor.status]}</StatusBadge>
          ),
        },
        { term: 'Their role there', description: memberLabels[vendor.memberRole] },
        {
          term: vendor.kind === 'supplier' ? 'Orders' : 'Bookings',
          description: (
            <TextLink asChild size="2" underline="always">
              <Link
                to={`/admin/${vendor.kind === 'supplier' ? 'orders' : 'bookings'}-management${searchFor(vendor.name)}`}
              >
                {vendor.kind === 'supplier' ? 'Orders from them' : 'Bookings with them'}
              </Link>
            </TextLink>
          ),
        },
      ]}
    />
  </Panel>
);

interface ListProps {
  readonly title: string;
  readonly total: number;
  /** The page with all of them, if that is another page. */
  readonly allPath?: string;
  readonly nothing: string;
  readonly children: readonly ReactNode[];
}

const List = ({ title, total, allPath, nothing, children }: ListProps) => (
  <Panel
    title={total === 0 ? title : `${title} (${total.toLocaleString('en-GB')})`}
    action={
      allPath !== undefined && total > children.length ? (
        <ButtonLink to={allPath} variant="ghost" size="2" aria-label={`See all: ${title}`}>
          See all
        </ButtonLink>
      ) : null
    }
  >
    {children.length === 0 ? (
      <p className={styles.nothing}>{nothing}</p>
    ) : (
      <ul className={styles.lines}>{children}</ul>
    )}
  </Panel>
);

interface LineProps {
  readonly to: string;
  readonly title: string;
  readonly about: ReactNode;
  readonly aside?: ReactNode;
}

const Line = ({ to, title, about, aside }: LineProps) => (
  <li>
    <div className={styles.words}>
      <TextLink asChild size="2" weight="medium" underline="always">
        <Link to={to}>{title}</Link>
      </TextLink>
      <p className={styles.about}>{about}</p>
    </div>
    {aside ? <div className={styles.aside}>{aside}</div> : null}
  </li>
);
