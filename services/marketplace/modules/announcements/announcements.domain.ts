import type { RoleName } from '../../../../src/lib/roles.ts';

/** Whom an announcement is for; null: of every role, or wherever they are. */
export interface Addressed {
  readonly role: RoleName | null;
  /** Where crew's yachts lie, and vendors work. */
  readonly port: string | null;
  /** It advertises: only who agreed to news gets it. */
  readonly isPromotional: boolean;
}

export interface NewAnnouncement extends Addressed {
  readonly title: string;
  readonly body: string;
  /** Null: at once. */
  readonly sendAt: Date | null;
}

export type AnnouncementState = 'planned' | 'sent' | 'withdrawn';

export interface Announcement extends Addressed {
  readonly id: string;
  /** Of its creation, in milliseconds. */
  readonly key: number;
  readonly title: string;
  readonly body: string;
  readonly writtenBy: string;
  readonly createdAt: Date;
  readonly sendAt: Date;
  readonly state: AnnouncementState;
  /** How many it was sent to, and how many of them have read it; 0 before. */
  readonly recipients: number;
  readonly read: number;
}
