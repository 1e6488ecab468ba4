import {
  jsonSql,
  listOf,
  object,
  plain,
  readJson,
  text,
  word,
  type JsonOf,
} from '../../platform/db/json-text.ts';
import { statement } from '../../platform/db/statement.ts';
import type { DepartmentSlug, PublicListing } from './catalogue.domain.ts';
import { listingText } from './listing.repository.ts';
import type { Db } from './listing-search.repository.ts';
import type { OrderBy, SearchPosition } from './search.domain.ts';

/** As many as a page of the contract has, unless it is asked for others. */
export const defaultLimit = 24;

type Order = Exclude<OrderBy, 'rank'>;

interface UsualPage {
  readonly items: JsonOf<readonly PublicListing[]>;
  /** Where the page ends; null where the market does, or the department. */
  readonly end: SearchPosition | null;
  readonly total: number;
}

interface PageRow {
  readonly items: JsonOf<readonly PublicListing[]>;
  readonly end: JsonOf<SearchPosition> | null;
  readonly isMore: boolean;
  readonly total: number;
}

/** By what an index of market_listings has its order. */
const keyOf: Readonly<Record<Order, string>> = {
  name: 'l.sort_name',
  price: 'l.price_minor',
  'price down': '(-l.price_minor)',
  age: 'l.listed_at',
};

/** What a place keeps of it. */
const keptKeyOf: Readonly<Record<Order, ReturnType<typeof text>>> = {
  name: text('key'),
  price: plain('key'),
  'price down': plain('key'),
  age: plain('(extract(epoch from key) * 1000000)::bigint'),
};

/** $1 is the department of the kept count, $2 and $3 the key and the id of the place, $4 whether it is out of stock. */
function behind(order: Order): string {
  const key = keyOf[order];
  if (order === 'age')
    return `(${key}, l.id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid)`;
  // Selected, as in findListings: one plan serves every place.
  return `(l.out_of_stock, ${key}, l.id) > ((select $4::boolean), (select $2::${order === 'name' ? 'text' : 'bigint'}), (select $3::uuid))`;
}

function pageText({ department, order, isFirst }: Shape): string {
  const sequence = order === 'age' ? `${keyOf.age} desc, l.id desc` : `l.out_of_stock, ${keyOf[order]}, l.id`;
  const places = order === 'age' ? 'l.key desc, l.id desc' : 'l.out_of_stock, l.key, l.id';
  const conditions = [
    // Written, so that the index of the department serves.
    ...(department === null ? [] : [`l.departments @> array['${department}'::text]`]),
    ...(isFirst ? [] : [behind(order)]),
  ];
  const end = object<SearchPosition>({
    rank: plain('0'),
    isOut: plain('out_of_stock'),
    key: keptKeyOf[order],
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

/** The statement of a shape: there are few, and to put one together takes longer than to send it. */
function statementOf(shape: Shape) {
  const name = `${shape.department} ${shape.order} ${shape.isFirst}`;
  const known = texts.get(name) ?? statement<PageRow>(pageText(shape));
  texts.set(name, known);
  return known;
}

/** A page of everything or of a department, which is what is asked most, of the usual length: one row, as it goes out. */
export async function findDefaultPage(
  db: Db,
  {
    department,
    order,
    place,
  }: Pick<Shape, 'department' | 'order'> & { readonly place: SearchPosition | null },
): Promise<UsualPage> {
  const read = statementOf({ department, order, isFirst: place === null });
  // Age knows no stock.
  const after = place === null ? [] : [place.key, place.id, ...(order === 'age' ? [] : [place.isOut])];
  const [row] = await read(db, [department ?? '', ...after]);
  if (row === undefined) return { items: listOf([]), end: null, total: 0 };
  const { items, end, isMore, total } = row;
  return { items, end: isMore && end !== null ? readJson(end) : null, total };
}
