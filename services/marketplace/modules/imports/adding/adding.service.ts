import { invariant } from '../../../../../src/lib/invariant.ts';
import { refuse, ok, type Result } from '../../../../../src/lib/result.ts';
import { ownVendorId } from '../../account/index.ts';
import {
  alikeProblem,
  apartProblem,
  findNamesake,
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
  type StagedProduct,
  type StagedService,
} from '../reading/listed-line.domain.ts';
import { lineOf, linesOf } from '../reading/line-text.domain.ts';
import { linesOfVariants, variantsProblem, type TypedVariant } from './typed-variants.domain.ts';
import { batchOf } from '../reading/staging.service.ts';

type ProductLine = ListedProduct & {
  readonly reorderLevel?: number | null | undefined;
  readonly location?: string | null | undefined;
};

type ServiceLine = ListedService & {
  readonly included?: readonly string[] | undefined;
  readonly durationUnits?: number | null | undefined;
};

interface TypedProduct {
  readonly kind: 'products';
  /** The id of an item of the supplier whose product this is a variant of. */
  readonly variantOf?: string | undefined;
  readonly line: ProductLine;
  /** The sizes or colours that it comes in; undefined if it is one item. */
  readonly variants?: readonly TypedVariant[] | undefined;
}

/** A listing typed by hand, with all fields that only its vendor can decide. */
type TypedListing = TypedProduct | { readonly kind: 'services'; readonly line: ServiceLine };

type Refused = Refusals<'VALIDATION' | 'CURRENCY_NOT_ACCEPTED'>;

/** A listing to be added: its staged line, what a list can't say of it, and why the vendor can't have it. */
interface ToAdd {
  readonly staged: StagedProduct | StagedService;
  readonly details: Parameters<typeof describeAdded>[2];
  readonly problemOf: (trx: Trx, vendorId: string) => Promise<Invalid | null>;
}

/**
 * Adds a listing (contract: createInventoryItem, createService) as an import, so that it is matched with products,
 * published and undone like those of a list: of one line, or of one for each of its variants. A listing that the vendor
 * already has is refused, not changed.
 *
 * @returns the id of the first
 */
export async function addListing(
  { db, clock, ids, currency }: ImportParts,
  actor: Actor,
  typed: TypedListing,
): Promise<Result<string, Refused>> {
  const { kind } = typed;
  const vendorId = ownVendorId(actor);
  const toAdd = kind === 'products' ? productsToAdd(typed, currency) : serviceToAdd(typed.line, currency);
  if (!toAdd.ok) return toAdd;
  const add = async (trx: Trx): Promise<Result<string, Refused>> => {
    await lockImportsOf(trx, vendorId);
    for (const { problemOf } of toAdd.value) {
      const problem = await problemOf(trx, vendorId);
      if (problem !== null) return refuse(problem);
    }
    const joined = kind === 'products' ? await joinedProduct(trx, vendorId, typed) : ok(null);
    if (!joined.ok) return joined;
    const lines = toAdd.value.map(({ staged }) => JSON.stringify({ ...staged, ...joined.value }));
    const { rowsJson, rowCount, bodySha256 } = batchOf(lines);
    const importId = ids.newId();
    const now = clock.now();
    const fileName = `${typed.line.name.trim()}, added by hand`;
    await insertDirectImport(trx, { id: importId, vendorId, kind, fileName, key: null, bodySha256 }, now);
    await insertBatch(trx, { importId, number: 1, bodySha256, rowCount, rowsJson }, now);
    const commit = { importId, vendorId, kind, currency, answers: 'demanded', isOneProduct: true } as const;
    const counts = await commitStaged(trx, commit, now);
    invariant(counts?.new === rowCount, 'everything that is demanded was typed, and nothing has its key');
    const addedIds: string[] = [];
    for (const [place, { staged, details }] of toAdd.value.entries()) {
      const added = await findListing(trx, kind, vendorId, staged.own_key);
      invariant(added !== null, 'it was just added');
      await describeAdded(trx, added.id, details);
      const notApart =
        kind === 'products' ? await apartProblem(trx, vendorId, await findAddedItem(trx, added.id)) : null;
      if (notApart !== null) throw new NotApart(placed(notApart, atOf(typed, place)));
      addedIds.push(added.id);
    }
    const [first] = addedIds;
    invariant(first !== undefined, 'there is a line');
    return ok(first);
  };
  try {
    return await inTransaction(db, add);
  } catch (error) {
    if (error instanceof NotApart) return refuse(error.problem);
    throw error;
  }
}

const atOf = (typed: TypedListing, place: number): string =>
  'variants' in typed && typed.variants !== undefined ? `variants/${place}/` : '';

/** The problem of a line, at its place in the request. */
const placed = (problem: Invalid, at: string): Invalid => ({
  ...problem,
  fields: problem.fields.map((each) => ({ ...each, field: `${at}${each.field}` })),
});

/** A product, or its variants. */
function productsToAdd(
  { line: product, variants }: TypedProduct,
  currency: string,
): Result<readonly ToAdd[], Refused> {
  const problem = variantsProblem(product, variants);
  if (problem !== null) return refuse(problem);
  const toAdd: ToAdd[] = [];
  for (const { line, at } of linesOfVariants(product, variants)) {
    const staged = stagedProduct(line, currency, at);
    if (!staged.ok) return staged;
    const { name, variant = null, sku = null } = staged.value;
    toAdd.push({
      staged: staged.value,
      details: {
        table: 'inventoryItems',
        reorderLevel: line.reorderLevel ?? null,
        location: lineOf(line.location, 120) ?? null,
      },
      async problemOf(trx, supplierId) {
        const found = await itemProblem(trx, supplierId, { name, variant, sku });
        return found && placed(found, at);
      },
    });
  }
  return ok(toAdd);
}

function serviceToAdd(line: ServiceLine, currency: string): Result<readonly ToAdd[], Refused> {
  const staged = stagedService(line, currency, '');
  if (!staged.ok) return staged;
  const { own_key: ownKey, name } = staged.value;
  const details = {
    table: 'services',
    included: linesOf(line.included ?? [], 120),
    durationUnits: line.durationUnits ?? null,
  } as const;
  return ok([
    {
      staged: staged.value,
      details,
      problemOf: (trx, providerId) => nameProblem(trx, providerId, { name, ownKey }),
    },
  ]);
}

/**
 * The product of the item that this is a variant of, as the vendor says or as its name does; null if it is of none. Two
 * of one name are one thing to buyers, in two sizes or colours.
 */
async function joinedProduct(
  trx: Trx,
  vendorId: string,
  { variantOf, line, variants }: TypedProduct,
): Promise<Result<{ readonly product_id: string; readonly is_matched: false } | null, Invalid>> {
  const unit = lineOf(line.unit, 40) ?? null;
  const isVariant = variants !== undefined || lineOf(line.variant, 200) !== undefined;
  const original =
    variantOf ??
    (isVariant
      ? await findNamesake(trx, vendorId, {
          name: lineOf(line.name, 200) ?? '',
          unit,
          brand: lineOf(line.brand, 120) ?? null,
          partNumber: lineOf(line.partNumber, 80) ?? null,
        })
      : null);
  if (original === null) return ok(null);
  const joined = await productOfVariant(trx, vendorId, unit, original);
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
