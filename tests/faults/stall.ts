import type { Kysely } from 'kysely';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import { hashToken, newId, newToken } from '../../services/marketplace/platform/ids.ts';

export interface Person {
  readonly id: string;
  readonly token: string;
}

/** What stands in the market before anybody buys. */
export interface Stall {
  readonly suppliers: readonly Person[];
  readonly buyers: readonly Person[];
  /** How many of each item there were. */
  readonly stock: ReadonlyMap<string, number>;
}

const itemsEach = 4;
const linesEach = 3;

/** Suppliers who are live and can be paid, few of each thing, and buyers with full carts; the same every time. */
export async function setUpStall(
  db: Kysely<Database>,
  counts: { readonly suppliers: number; readonly buyers: number; readonly stockEach: number },
): Promise<Stall> {
  const now = new Date();
  const at = { created_at: now, updated_at: now };
  const signedIn = async (role: 'crew_member' | 'supplier'): Promise<Person> => {
    const [id, token] = [newId(), newToken()];
    await db
      .insertInto('users')
      .values({
        ...{ id, email: `${id}@example.com`, role, first_name: 'Aina', last_name: 'Riera', phone: null },
        ...{ password_hash: 'none', picture_file_id: null, closed_at: null, ...at },
      })
      .execute();
    await db
      .insertInto('sessions')
      .values({
        ...{ id: newId(), token_hash: hashToken(token), user_id: id, sign_up_id: null, device: 'Test' },
        ...{ created_at: now, last_seen_at: now, revoked_at: null },
        expires_at: new Date(now.getTime() + 86_400_000),
      })
      .execute();
    return { id, token };
  };

  const suppliers = await Promise.all(Array.from({ length: counts.suppliers }, () => signedIn('supplier')));
  const items: { id: string; productId: string; priceMinor: number }[] = [];
  for (const [position, { id }] of suppliers.entries()) {
    await db
      .insertInto('vendors')
      .values({
        ...{ id, kind: 'supplier', status: 'active', trading_name: `Chandlery ${position + 1}` },
        ...{ can_take_charges: true, onboarding_completed_at: now, ...at },
      })
      .execute();
    await db
      .insertInto('payment_accounts')
      .values({
        ...{ vendor_id: id, provider_account_id: `acct_demo${position}`, charges_enabled: true },
        ...{ payouts_enabled: true, details_submitted: true, requirements_due: '[]', disabled_reason: null },
        ...{ read_at: now, ...at },
      })
      .execute();
    await db
      .insertInto('delivery_methods')
      .values({
        ...{ id: newId(), supplier_id: id, kind: 'berth', name: 'To your berth', details: null },
        ...{ cost_minor: 1250 * position, currency: 'EUR', position: 0, created_at: now, archived_at: null },
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
        .insertInto('inventory_items')
        .values({
          ...{ id: itemId, supplier_id: id, product_id: productId, own_key: name, name },
          ...{ price_minor: priceMinor, currency: 'EUR', tax_bps: 2100, stock: counts.stockEach },
          ...{ status: 'active', ...at },
        })
        .execute();
      items.push({ id: itemId, productId, priceMinor });
    }
  }

  const buyers = await Promise.all(Array.from({ length: counts.buyers }, () => signedIn('crew_member')));
  for (const [position, { id }] of buyers.entries()) {
    await db
      .insertInto('carts')
      .values({ user_id: id, id: newId(), port: 'palma', berth: `Q${position + 1}`, updated_at: now })
      .execute();
    const lines = Array.from(
      { length: linesEach },
      (_, line) => items[(position * 5 + line * 7) % items.length],
    );
    await db
      .insertInto('cart_lines')
      .values(
        lines.flatMap((item) =>
          item
            ? {
                ...{ user_id: id, inventory_id: item.id, product_id: item.productId },
                ...{ quantity: 1 + (position % 2), seen_price_minor: item.priceMinor, added_at: now },
              }
            : [],
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return { suppliers, buyers, stock: new Map(items.map(({ id }) => [id, counts.stockEach])) };
}
