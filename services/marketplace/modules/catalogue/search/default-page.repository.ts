import {
  jsonSql,
  listOf,
  object,
  plain,
  readJson,
  text,
  word,
  type JsonOf,
} from '../../../platform/db/json-text.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { DepartmentSlug, PublicListing } from '../catalogue.domain.ts';
import { listingText } from '../listing.repository.ts';
import type { Db } from '../own-listings/listing-search.repository.ts';
import type { OrderBy, SearchPosition } from './search.domain.ts';

/** The contract's default page size. */
export const defaultLimit = 24;

type Order = Exclude<OrderBy, 'rank'>;

interface UsualPage {
  readonly items: JsonOf<readonly PublicListing[]>;
  /** The position of the page's end; null at the end of the market or department. */
  readonly end: SearchPosition | null;
  readonly total: number;
}

interface PageRow {
  readonly items: JsonOf<readonly PublicListing[]>;
  readonly end: JsonOf<SearchPosition> | null;
  readonly isMore: boolean;
  readonly total: number;
}

/** The sort column of each order, as its index of `market_listings` has it. */
const keyOf: Readonly<Record<Order, string>> = {
  name: 'l.sort_name',
  price: 'l.price_minor',
  'price down': '(-l.price_minor)',
  age: 'l.listed_at',
};

/** The sort key stored in a cursor position. */
const storedKeyOf: Readonly<Record<Order, ReturnType<typeof text>>> = {
  name: text('key'),
  price: plain('key'),
  'price down': plain('key'),
  age: plain('(extract(epoch from key) * 1000000)::bigint'),
};

/**
 * The condition for rows after a position. $1 is the department of the stored count, $2 and $3 the key and id of the
 * position, $4 whether it is out of stock.
 */
function behind(order: Order): string {
  const key = keyOf[order];
  if (order === 'age')
    return `(${key}, l.id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid)`;
  // Wrapped in a select, as in findListings, so that one plan is used for every position.
  return `(l.out_of_stock, ${key}, l.id) > ((select $4::boolean), (select $2::${order === 'name' ? 'text' : 'bigint'}), (select $3::uuid))`;
}

function pageText({ department, order, isFirst }: Shape): string {
  const sequence = order === 'age' ? `${keyOf.age} desc, l.id desc` : `l.out_of_stock, ${keyOf[order]}, l.id`;
  const places = order === 'age' ? 'l.key desc, l.id desc' : 'l.out_of_stock, l.key, l.id';
  const conditions = [
    // A literal, so that the planner can use the department's index.
    ...(department === null ? [] : [`l.departments @> array['${department}'::text]`]),
    ...(isFirst ? [] : [behind(order)]),
  ];
  const end = object<SearchPosition>({
    rank: plain('0'),
    isOut: plain('out_of_stock'),
    key: storedKeyOf[order],
    id: word('id'),
  });
  return `
    select '[' || coalesce(string_agg(json, ',') filter (where place <= ${defaultLimit}), '') || ']' as items,
      string_agg(${jsonSql(end)}, '') filter (where place = ${defaultLimit}) as end, count(*) > ${defaultLimit} as "isMore",
      (select coalesce(sum(listings), 0)::bigint from listing_counts where department = $1 and facet = 'all' and value = '') as total
    from (
      select l.place, l.id, l.out_of_stock, l.key, ${listingText} as json
      from (
        select l.*, row_number() over (order by ${places}) as place
        from (
          select l.*, ${keyOf[order]} as key from market_listings l
          where ${conditions.length === 0 ? 'true' : conditions.join(' and ')}
          order by ${sequence} limit ${defaultLimit + 1}
        ) l
      ) l
      join vendors v on v.id = l.vendor_id order by l.place
    ) page`;
}

interface Shape {
  readonly department: DepartmentSlug | null;
  readonly order: Order;
  readonly isFirst: boolean;
}

const texts = new Map<string, ReturnType<typeof statement<PageRow>>>();

/** The prepared statement of a shape. Cached: there are few, and building one takes longer than sending it. */
function statementOf(shape: Shape) {
  const name = `${shape.department} ${shape.order} ${shape.isFirst}`;
  const known = texts.get(name) ?? statement<PageRow>(pageText(shape));
  texts.set(name, known);
  return known;
}

/** A default page of the market or a department, the most frequent request, as one row of finished JSON. */
export async function findDefaultPage(
  db: Db,
  {
    department,
    order,
    place,
  }: Pick<Shape, 'department' | 'order'> & { readonly place: SearchPosition | null },
): Promise<UsualPage> {
  const read = statementOf({ department, order, isFirst: place === null });
  // The order by age ignores stock.
  const after = place === null ? [] : [place.key, place.id, ...(order === 'age' ? [] : [place.isOut])];
  const [row] = await read(db, [department ?? '', ...after]);
  if (row === undefined) return { items: listOf([]), end: null, total: 0 };
  const { items, end, isMore, total } = row;
  return { items, end: isMore && end !== null ? readJson(end) : null, total };
}
