import type { Kysely } from 'kysely';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import { hashToken, newId, newToken } from '../../services/marketplace/platform/ids.ts';

export interface Person {
  readonly id: string;
  readonly token: string;
}

/** The state of the market before anyone buys. */
export interface Stall {
  readonly suppliers: readonly Person[];
  readonly buyers: readonly Person[];
  /** The initial stock of each item. */
  readonly stock: ReadonlyMap<string, number>;
}

const itemsEach = 4;
const linesEach = 3;

/** Signs a user in. */
export async function signIn(
  db: Kysely<Database>,
  role: 'crew_member' | 'supplier' | 'service_provider',
): Promise<Person> {
  const [id, token] = [newId(), newToken()];
  const now = new Date();
  await db
    .insertInto('users')
    .values({
      id,
      email: `${id}@example.com`,
      role,
      firstName: 'Aina',
      lastName: 'Riera',
      phone: null,
      passwordHash: 'none',
      pictureFileId: null,
      closedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      tokenHash: hashToken(token),
      userId: id,
      signUpId: null,
      device: 'Test',
      createdAt: now,
      lastSeenAt: now,
      revokedAt: null,
      expiresAt: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  return { id, token };
}

/** Live suppliers with payment accounts and little stock, and buyers with full carts; the same every time. */
export async function setUpStall(
  db: Kysely<Database>,
  counts: { readonly suppliers: number; readonly buyers: number; readonly stockEach: number },
): Promise<Stall> {
  const now = new Date();
  const at = { createdAt: now, updatedAt: now };
  const signedIn = (role: 'crew_member' | 'supplier') => signIn(db, role);
  const suppliers = await Promise.all(Array.from({ length: counts.suppliers }, () => signedIn('supplier')));
  const items: { id: string; productId: string; priceMinor: number }[] = [];
  for (const [position, { id }] of suppliers.entries()) {
    await db
      .insertInto('vendors')
      .values({
        id,
        openedBy: id,
        kind: 'supplier',
        status: 'active',
        tradingName: `Chandlery ${position + 1}`,
        canTakeCharges: true,
        onboardingCompletedAt: now,
        ...at,
      })
      .execute();
    await db
      .insertInto('paymentAccounts')
      .values({
        vendorId: id,
        providerAccountId: `acct_demo${id.replaceAll('-', '')}`,
        chargesEnabled: true,
        payoutsEnabled: true,
        detailsSubmitted: true,
        requirementsDue: '[]',
        disabledReason: null,
        readAt: now,
        ...at,
      })
      .execute();
    await db
      .insertInto('deliveryMethods')
      .values({
        id: newId(),
        supplierId: id,
        kind: 'berth',
        name: 'To your berth',
        details: null,
        costMinor: 1250 * position,
        currency: 'EUR',
        position: 0,
        createdAt: now,
        archivedAt: null,
      })
      .execute();
    for (let number = 0; number < itemsEach; number += 1) {
      const [itemId, productId] = [newId(), newId()];
      const priceMinor = 999 + 1333 * number + 71 * position;
      const name = `Shackle ${position}-${number}`;
      await db
        .insertInto('products')
        .values({ id: productId, name, departments: ['exterior'], ...at })
        .execute();
      await db
        .insertInto('inventoryItems')
        .values({
          id: itemId,
          supplierId: id,
          productId: productId,
          ownKey: name,
          name,
          priceMinor: priceMinor,
          currency: 'EUR',
          taxBps: 2100,
          stock: counts.stockEach,
          status: 'active',
          ...at,
        })
        .execute();
      items.push({ id: itemId, productId, priceMinor });
    }
  }

  const buyers = await Promise.all(Array.from({ length: counts.buyers }, () => signedIn('crew_member')));
  for (const [position, { id }] of buyers.entries()) {
    await db
      .insertInto('carts')
      .values({ userId: id, id: newId(), port: 'palma', berth: `Q${position + 1}`, updatedAt: now })
      .execute();
    const lines = Array.from(
      { length: linesEach },
      (_, line) => items[(position * 5 + line * 7) % items.length],
    );
    await db
      .insertInto('cartLines')
      .values(
        lines.flatMap((item) =>
          item
            ? {
                userId: id,
                inventoryId: item.id,
                productId: item.productId,
                quantity: 1 + (position % 2),
                seenPriceMinor: item.priceMinor,
                addedAt: now,
              }
            : [],
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return { suppliers, buyers, stock: new Map(items.map(({ id }) => [id, counts.stockEach])) };
}
