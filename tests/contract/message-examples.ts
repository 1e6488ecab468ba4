import { orderThere } from './order-examples.ts';
import type { RealApp } from './real-app.ts';

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';

/** The data needed before the examples of messages can be sent with `token`. */
export const messageArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => ({
  listMessages: async () => {
    await orderThere(app(), token, 'crew_member');
    await app()
      .db.insertInto('saleMessages')
      .values({
        id,
        saleId: id,
        authorId: id,
        party: 'crew_member',
        text: 'Can you bring the fenders to the fuel dock instead?',
        requestKey: 'message-0193f2a1-1',
        writtenAt: new Date('2026-11-20T08:30:00.000Z'),
      })
      .execute();
  },
  sendMessage: () => orderThere(app(), token, 'crew_member'),
});
