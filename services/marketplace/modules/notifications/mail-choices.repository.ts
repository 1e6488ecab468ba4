import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import {
  notificationKinds,
  type MailDelivery,
  type NotificationKind,
} from '../../platform/notifications/index.ts';

type Db = Kysely<Database>;

export interface MailChoice {
  readonly kind: NotificationKind;
  readonly delivery: MailDelivery;
}

/** For every kind; the default is to mail at once. */
export async function findMailChoices(db: Db, userId: string): Promise<readonly MailChoice[]> {
  const rows = await db
    .selectFrom('mailChoices')
    .select(['kind', 'delivery'])
    .where('userId', '=', userId)
    .execute();
  const chosen = new Map(rows.map(({ kind, delivery }) => [kind, delivery]));
  return notificationKinds.map((kind) => ({ kind, delivery: chosen.get(kind) ?? 'at_once' }));
}

/** Kinds that are not given stay as they are. */
export async function saveMailChoices(db: Db, userId: string, choices: readonly MailChoice[]): Promise<void> {
  if (choices.length === 0) return;
  await db
    .insertInto('mailChoices')
    .values(choices.map(({ kind, delivery }) => ({ userId, kind, delivery })))
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind']).doUpdateSet(({ ref }) => ({ delivery: ref('excluded.delivery') })),
    )
    .execute();
}
