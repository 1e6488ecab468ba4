import { invariant } from '../../../../../src/lib/invariant.ts';
import { refuse, ok, type Result } from '../../../../../src/lib/result.ts';
import { ownVendorId } from '../../account/index.ts';
import {
  alikeProblem,
  apartProblem,
  keyProblem,
  productOfVariant,
  serviceNameProblem,
} from '../../catalogue/index.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { invalid, type Invalid } from '../../../platform/refusals.ts';
import { describeAdded, findAddedItem } from './added.repository.ts';
import { insertBatch } from '../commit/batches.repository.ts';
import { commitStaged } from '../commit/commit.repository.ts';
import type { Actor } from '../imports.domain.ts';
import type { ImportParts } from '../imports.parts.ts';
import type { Refusals } from '../imports.refusals.ts';
import { findListing, insertDirectImport, lockImportsOf, type Trx } from '../imports.repository.ts';
import {
  stagedProduct,
  stagedService,
  type ListedProduct,
  type ListedService,
} from '../reading/listed-line.domain.ts';
import { lineOf, linesOf } from '../reading/line-text.domain.ts';
import { batchOf } from '../reading/staging.service.ts';

interface TypedProduct {
  readonly kind: 'products';
  /** The id of an item of the supplier whose product this is a variant of. */
  readonly variantOf?: string | undefined;
  readonly line: ListedProduct & {
    readonly reorderLevel?: number | null | undefined;
    readonly location?: string | null | undefined;
  };
}

/** A listing typed by hand, with all fields that only its vendor can decide. */
type TypedListing =
  | TypedProduct
  | {
      readonly kind: 'services';
      readonly line: ListedService & {
        readonly included?: readonly string[] | undefined;
        readonly durationUnits?: number | null | undefined;
      };
    };

/**
 * Adds one listing (contract: createInventoryItem, createService) as an import of one line, so that it is matched with
 * products, published and undone like those of a list. A listing that the vendor already has is refused, not changed.
 *
 * @returns its id
 */
export async function addListing(
  { db, clock, ids, currency }: ImportParts,
  actor: Actor,
  typed: TypedListing,
): Promise<Result<string, Refusals<'VALIDATION' | 'CURRENCY_NOT_ACCEPTED'>>> {
  const { kind } = typed;
  const vendorId = ownVendorId(actor);
  const staged =
    kind === 'products' ? stagedProduct(typed.line, currency, '') : stagedService(typed.line, currency, '');
  if (!staged.ok) return staged;
  const { own_key: ownKey, name } = staged.value;
  const add = async (trx: Trx): Promise<Result<string, Refusals<'VALIDATION' | 'CURRENCY_NOT_ACCEPTED'>>> => {
    await lockImportsOf(trx, vendorId);
    const problem = await (kind === 'products'
      ? itemProblem(trx, vendorId, {
          name,
          variant: lineOf(typed.line.variant, 200) ?? null,
          sku: lineOf(typed.line.sku, 80) ?? null,
        })
      : nameProblem(trx, vendorId, { name, ownKey }));
    if (problem !== null) return refuse(problem);
    const joined = kind === 'products' ? await joinedProduct(trx, vendorId, typed) : ok(null);
    if (!joined.ok) return joined;
    const line = joined.value === null ? staged.value : { ...staged.value, ...joined.value };
    const { rowsJson, rowCount, bodySha256 } = batchOf([JSON.stringify(line)]);
    const importId = ids.newId();
    const now = clock.now();
    const fileName = `${name}, added by hand`;
    await insertDirectImport(trx, { id: importId, vendorId, kind, fileName, key: null, bodySha256 }, now);
    await insertBatch(trx, { importId, number: 1, bodySha256, rowCount, rowsJson }, now);
    const counts = await commitStaged(trx, { importId, vendorId, kind, currency, answers: 'demanded' }, now);
    invariant(counts?.new === 1, 'everything that is demanded was typed, and nothing has its key');
    const added = await findListing(trx, kind, vendorId, ownKey);
    invariant(added !== null, 'it was just added');
    await describeAdded(trx, added.id, detailsOf(typed));
    if (kind === 'products') {
      const item = await findAddedItem(trx, added.id);
      const notApart = await apartProblem(trx, vendorId, item);
      if (notApart !== null) throw new NotApart(notApart);
    }
    return ok(added.id);
  };
  try {
    return await inTransaction(db, add);
  } catch (error) {
    if (error instanceof NotApart) return refuse(error.problem);
    throw error;
  }
}

/** The product of the item that this is a variant of; null if it is of none. */
async function joinedProduct(
  trx: Trx,
  vendorId: string,
  { variantOf, line }: TypedProduct,
): Promise<Result<{ readonly product_id: string; readonly is_matched: false } | null, Invalid>> {
  if (variantOf === undefined) return ok(null);
  const joined = await productOfVariant(trx, vendorId, lineOf(line.unit, 40) ?? null, variantOf);
  return joined.ok ? ok({ product_id: joined.value, is_matched: false }) : joined;
}

/** Thrown so that nothing is added: only then it is known which product it would have been a variant of. */
class NotApart extends Error {
  readonly problem: Invalid;
  constructor(problem: Invalid) {
    super('Buyers choose between the variants of a product by name.');
    this.problem = problem;
  }
}

/** What a list can't say of a listing. */
const detailsOf = (typed: TypedListing): Parameters<typeof describeAdded>[2] =>
  typed.kind === 'products'
    ? {
        table: 'inventoryItems',
        reorderLevel: typed.line.reorderLevel ?? null,
        location: lineOf(typed.line.location, 120) ?? null,
      }
    : {
        table: 'services',
        included: linesOf(typed.line.included ?? [], 120),
        durationUnits: typed.line.durationUnits ?? null,
      };

/** Why the supplier can't have this item too; null if it can. */
const itemProblem = async (
  trx: Trx,
  supplierId: string,
  item: Parameters<typeof keyProblem>[2],
): Promise<Invalid | null> =>
  (await keyProblem(trx, supplierId, item)) ?? (await alikeProblem(trx, supplierId, item));

/** Why the provider can't have a service with this name; null if it can. */
async function nameProblem(
  trx: Trx,
  providerId: string,
  { name, ownKey }: { readonly name: string; readonly ownKey: string },
): Promise<Invalid | null> {
  const problem = await serviceNameProblem(trx, providerId, { name });
  if (problem !== null) return problem;
  // Archived, or renamed since: a list would find that one by the name.
  const before = await findListing(trx, 'services', providerId, ownKey);
  if (before === null) return null;
  return invalid(
    'name',
    before.isArchived
      ? 'You have a service with this name among those you archived. Put that one back on sale.'
      : 'One of your services had this name before, and your price lists still match it by that name. Choose another name.',
    'unique',
  );
}
