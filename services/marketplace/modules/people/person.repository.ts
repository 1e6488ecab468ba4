import type { ContactTopic } from '../../../../src/lib/contact-topics.ts';
import type { RoleName } from '../../../../src/lib/roles.ts';
import type { ContactMessageTable } from '../../platform/db/contact-tables.ts';
import { statement } from '../../platform/db/statement.ts';
import type { VendorKind, VendorRole, VendorStatus } from '../../platform/db/vendor-tables.ts';

/** A user, with the numbers of their orders and bookings. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly role: RoleName;
  readonly joinedAt: Date;
  readonly closedAt: Date | null;
  readonly suspendedAt: Date | null;
  /** Set while the account is suspended. */
  readonly suspensionReason: string | null;
  readonly yachts: readonly string[];
  readonly vendor: PersonVendor | null;
  readonly orders: number;
  readonly bookings: number;
  /** Latest first. */
  readonly history: readonly DecisionJson[];
}

/** A decision of an admin about the account, from the audit log. */
interface DecisionJson {
  readonly command: 'suspend' | 'reinstate';
  /** The admin's name. */
  readonly by: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A user's vendor. */
interface PersonVendor {
  readonly id: string;
  readonly name: string;
  readonly kind: VendorKind;
  readonly status: VendorStatus;
  readonly memberRole: VendorRole;
  readonly applicationId: string | null;
}

/** $1 is the user. */
export const findPerson = statement<PersonRow>(`
  select u.id, concat_ws(' ', u.first_name, u.last_name) as name, u.email, u.phone, u.role, u.created_at as joined_at, u.closed_at,
    u.suspended_at, u.suspension_reason,
    array(select y.name from yacht_crew m join yachts y on y.id = m.yacht_id where m.user_id = u.id order by y.name) as yachts,
    (
      select json_build_object('id', v.id, 'name', coalesce(v.trading_name, v.legal_name, 'A vendor'), 'kind', v.kind,
        'status', v.status, 'memberRole', m.role, 'applicationId', a.id)
      from vendor_members m join vendors v on v.id = m.vendor_id left join vendor_applications a on a.vendor_id = v.id
      where m.user_id = u.id
    ) as vendor,
    (select count(*)::integer from orders o where o.buyer_id = u.id) as orders,
    (select count(*)::integer from bookings b where b.buyer_id = u.id) as bookings,
    (
      select coalesce(json_agg(json_build_object('command', replace(l.act, 'account_', ''),
        'by', concat_ws(' ', a.first_name, a.last_name), 'reason', l.details ->> 'reason', 'at', l.at) order by l.at desc, l.id desc), '[]')
      from audit_log l join users a on a.id = l.actor_id
      where l.subject_kind = 'user' and l.subject_id = u.id and l.act in ('account_suspend', 'account_reinstate')
    ) as history
  from users u where u.id = $1`);

export interface PersonMessage {
  readonly id: string;
  readonly number: string;
  readonly topic: ContactTopic;
  readonly status: ContactMessageTable['status'];
  readonly createdAt: Date;
}

/** $1 is an email address, $2 the limit. */
export const findMessagesOf = statement<PersonMessage>(`
  select id, 'M-' || number as number, topic, status, created_at from contact_messages
  where lower(email) = lower($1) order by created_at desc, id desc limit $2`);
