import type { RoleName } from '../../../../src/lib/roles.ts';

/** The recipients of an announcement; null: every role, or every port. */
export interface Addressed {
  readonly role: RoleName | null;
  /** The port of the crew's yachts, or where vendors work. */
  readonly port: string | null;
  /** Whether it advertises: then only subscribers of the newsletter receive it. */
  readonly isPromotional: boolean;
}

export interface NewAnnouncement extends Addressed {
  readonly title: string;
  readonly body: string;
  /** Null for at once. */
  readonly sendAt: Date | null;
}

export type AnnouncementState = 'planned' | 'sent' | 'withdrawn';

export interface Announcement extends Addressed {
  readonly id: string;
  /** The instant of its creation, in milliseconds. */
  readonly key: number;
  readonly title: string;
  readonly body: string;
  readonly writtenBy: string;
  readonly createdAt: Date;
  readonly sendAt: Date;
  readonly state: AnnouncementState;
  /** The numbers of recipients, and of those who have read it; 0 before it is sent. */
  readonly recipients: number;
  readonly read: number;
}
