export type OutboxMail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly createdAt: Date;
};

export const OUTBOX_PAGE_SIZE = 50;
export const OUTBOX_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
