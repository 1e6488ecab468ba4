import type { ColumnType, GeneratedAlways } from 'kysely';

/** Messages to the market, and the admins' answers (migration 0038). */
export interface ContactMessageTable {
  id: string;
  number: GeneratedAlways<number>;
  topic: 'order' | 'booking' | 'payment' | 'account' | 'selling' | 'vendor' | 'other';
  name: string;
  email: string;
  orderNumber: string | null;
  vendorId: string | null;
  status: ContactStatus;
  heldBecause: 'trap' | 'no_form' | 'too_quick' | 'links' | 'markup' | 'repeated' | 'too_many' | null;
  sentFrom: string;
  textHash: Buffer;
  formKey: string | null;
  waitingSince: Date;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

type ContactStatus = 'open' | 'held' | 'answered' | 'closed';

export interface ContactEntryTable {
  id: string;
  messageId: string;
  command: 'write' | 'answer' | 'close' | 'reopen' | 'release';
  fromStatus: ContactStatus | null;
  toStatus: ContactStatus;
  actorId: string | null;
  text: string | null;
  at: Date;
}

/** Email addresses of subscribers of the newsletter. */
export interface NewsAddressTable {
  id: string;
  email: string;
  emailKey: GeneratedAlways<string>;
  tokenHash: Buffer;
  mailedAt: Date;
  confirmedAt: ColumnType<Date | null, never, Date>;
  createdAt: Date;
}
