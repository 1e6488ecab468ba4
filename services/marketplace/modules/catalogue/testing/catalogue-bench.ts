import { sql } from 'kysely';
import { createTestDatabase, type TestDatabaseOptions } from '../../../../../tests/database/test-database.ts';
import { newId } from '../../../platform/ids.ts';
import { countingStatements } from '../../../platform/testing/counting-statements.ts';
import { fixedClock } from '../../../platform/testing/fixed-clock.ts';
import { createCatalogue } from '../index.ts';
import { emptyTables } from '../../../../../tests/database/empty-tables.ts';

/** The catalogue on its own database with a fixed clock; vendors and listings are inserted into the tables. */
export async function catalogueBench(options: TestDatabaseOptions = {}) {
  const { db, connectionString, drop } = await createTestDatabase(options);
  const clock = fixedClock('2026-11-20T09:00:00Z');
  const catalogue = createCatalogue({ db, clock, currency: 'EUR' });

  /** An active vendor; `change` overrides its fields. */
  const vendor = async (
    kind: 'supplier' | 'service_provider',
    change: {
      status?: 'active' | 'paused' | 'approved' | 'suspended';
      name?: string | null;
      ports?: readonly string[];
    } = {},
  ): Promise<string> => {
    const id = newId();
    const stamps = { createdAt: clock.now(), updatedAt: clock.now() };
    await db
      .insertInto('users')
      .values({
        id,
        email: `${id}@example.com`,
        role: kind,
        firstName: 'Nadia',
        lastName: 'Serra',
        phone: null,
        passwordHash: 'none',
        pictureFileId: null,
        closedAt: null,
        ...stamps,
      })
      .execute();
    const { status = 'active', name = 'Tramuntana Chandlery', ports = ['palma'] } = change;
    // Missing columns are null or have a default.
    await sql`insert into vendors (id, opened_by, kind, status, trading_name, created_at, updated_at)
      values (${id}, ${id}, ${kind}, ${status}, ${name}, ${clock.now()}, ${clock.now()})`.execute(db);
    for (const port of ports) await db.insertInto('vendorPorts').values({ vendorId: id, port }).execute();
    return id;
  };

  const product = async (
    change: Partial<
      Record<'name' | 'brand' | 'category' | 'partNumber' | 'barcode' | 'description', string>
    > & {
      departments?: string[];
    } = {},
  ) => {
    const id = newId();
    await db
      .insertInto('products')
      .values({
        id,
        name: 'Fender F4',
        brand: 'Polyform',
        category: 'Fenders',
        departments: ['exterior'],
        partNumber: null,
        barcode: null,
        description: null,
        ...change,
        createdAt: clock.now(),
        updatedAt: clock.now(),
      })
      .execute();
    return id;
  };

  const suppliersOfItems = new Set<string>();
  /** Without an SKU in `change`, the first of a supplier has "F4-NAVY", and the others have none. */
  const item = async (supplierId: string, productId: string, change: ItemGiven = {}): Promise<string> => {
    const id = newId();
    const sku = suppliersOfItems.has(supplierId) ? null : 'F4-NAVY';
    suppliersOfItems.add(supplierId);
    await db
      .insertInto('inventoryItems')
      .values({
        id,
        supplierId,
        productId,
        ownKey: id,
        name: 'Fender F4',
        variant: 'Navy',
        sku,
        priceMinor: 8950,
        currency: 'EUR',
        taxBps: 2100,
        unit: 'piece',
        stock: 24,
        reorderLevel: 5,
        location: 'A3',
        status: 'active',
        importId: null,
        createdAt: clock.now(),
        updatedAt: clock.now(),
        ...change,
      })
      .execute();
    return id;
  };

  const service = async (providerId: string, change: ServiceGiven = {}): Promise<string> => {
    const id = newId();
    await db
      .insertInto('services')
      .values({
        id,
        providerId,
        ownKey: id,
        name: 'Teak deck cleaning',
        category: 'Deck',
        description: 'Soft brush, two-part cleaner.',
        departments: ['exterior'],
        priceMinor: 1800,
        currency: 'EUR',
        taxBps: 2100,
        pricedPer: 'unit',
        unit: 'm²',
        durationMinutes: 240,
        status: 'active',
        importId: null,
        createdAt: clock.now(),
        updatedAt: clock.now(),
        ...change,
      })
      .execute();
    return id;
  };

  const reset = async () => {
    await emptyTables(db, 'users', 'products');
    clock.set('2026-11-20T09:00:00Z');
  };

  /** How many statements a call runs. */
  const statementsOf = async (call: (counted: typeof catalogue) => Promise<unknown>): Promise<number> => {
    const counting = countingStatements(db);
    await call(createCatalogue({ db: counting.db, clock, currency: 'EUR' }));
    return counting.statements();
  };

  return {
    catalogue,
    db,
    connectionString,
    clock,
    vendor,
    product,
    item,
    service,
    statementsOf,
    reset,
    drop,
  };
}

type Status = 'draft' | 'active' | 'paused' | 'archived';
interface ItemGiven {
  readonly name?: string;
  readonly variant?: string | null;
  readonly sku?: string | null;
  readonly priceMinor?: number;
  readonly taxBps?: number | null;
  readonly stock?: number | null;
  readonly reorderLevel?: number | null;
  readonly status?: Status;
  readonly createdAt?: Date;
  readonly updatedAt?: Date;
}
interface ServiceGiven {
  readonly name?: string;
  readonly category?: string | null;
  readonly departments?: string[];
  readonly priceMinor?: number;
  readonly pricedPer?: 'visit' | 'hour';
  readonly unit?: string | null;
  readonly status?: Status;
}

export type CatalogueBench = Awaited<ReturnType<typeof catalogueBench>>;
