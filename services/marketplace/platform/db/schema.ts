import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

/** The database as the queries see it: one interface a table, in step with ../../migrations (a test compares the two). */
export interface Database {
  users: UserTable;
  notification_choices: NotificationChoicesTable;
  crew_profiles: CrewProfileTable;
  sign_ups: SignUpTable;
  verification_codes: VerificationCodeTable;
  sessions: SessionTable;
  password_resets: PasswordResetTable;
  throttles: ThrottleTable;
  outbox_mails: OutboxMailTable;
  page_view_counts: PageViewCountTable;
  departments: DepartmentTable;
  ports: PortTable;
}

export type RoleName = 'crew_member' | 'admin' | 'supplier' | 'service_provider';

interface UserTable {
  id: string;
  email: string;
  email_key: GeneratedAlways<string>;
  role: RoleName;
  first_name: string;
  last_name: string;
  phone: string | null;
  password_hash: string;
  picture_file_id: string | null;
  time_zone: ColumnType<string, string | undefined, string>;
  created_at: Date;
  updated_at: Date;
  closed_at: Date | null;
}

interface NotificationChoicesTable {
  user_id: string;
  orders_by_email: ColumnType<boolean, boolean | undefined, boolean>;
  bookings_by_email: ColumnType<boolean, boolean | undefined, boolean>;
  documents_by_email: ColumnType<boolean, boolean | undefined, boolean>;
  news_by_email: ColumnType<boolean, boolean | undefined, boolean>;
}

/** A licence as its holder states it; papers with files are documents. `expiresOn` is a date, YYYY-MM-DD. */
export interface Licence {
  name: string;
  number: string | null;
  expiresOn: string | null;
}

interface CrewProfileTable {
  user_id: string;
  position: string | null;
  yacht_name: string | null;
  nationality: string | null;
  about: string | null;
  licences: JSONColumnType<Licence[]>;
  updated_at: Date;
}

interface SignUpTable {
  id: string;
  email: string;
  email_key: GeneratedAlways<string>;
  role: Exclude<RoleName, 'admin'>;
  first_name: string;
  last_name: string;
  password_hash: string;
  address_taken: boolean;
  created_at: Date;
  expires_at: Date;
  user_id: string | null;
}

interface VerificationCodeTable {
  id: string;
  sign_up_id: string;
  code_hmac: Buffer;
  wrong_tries: ColumnType<number, number | undefined, number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface SessionTable {
  id: string;
  token_hash: Buffer;
  user_id: string | null;
  sign_up_id: string | null;
  device: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

interface PasswordResetTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface ThrottleTable {
  bucket: string;
  failures: number;
  last_failed_at: Date;
  blocked_until: Date | null;
}

interface OutboxMailTable {
  id: string;
  to_address: string;
  subject: string;
  text_body: string;
  html_body: string | null;
  created_at: Date;
}

interface PageViewCountTable {
  /** YYYY-MM-DD: a date has no zone, so it stays text. */
  day: ColumnType<string, string, never>;
  pattern: string;
  views: number;
}

interface DepartmentTable {
  slug: string;
  name: string;
  lead: string;
  position: number;
}

interface PortTable {
  slug: string;
  name: string;
  country: string;
  time_zone: string;
}
