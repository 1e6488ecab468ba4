import { formatMoney } from '../../../ui/index.ts';
import { kindLabels } from './facet-groups.ts';
import type { FoundData } from './found-data.ts';
import { departmentNames, narrowed, type MarketSearch } from './market-search.ts';

interface Chosen {
  readonly label: string;
  /** The address without it. */
  readonly without: string;
}

/** "from €10.00", "€10.00 to €90.00". */
function priceText({ priceFromMinor, priceToMinor }: MarketSearch, currency: string): string {
  const [from, to] = [priceFromMinor, priceToMinor].map((amountMinor) =>
    amountMinor === null ? null : formatMoney({ amountMinor, currency }),
  );
  if (from && to) return `${from} to ${to}`;
  return from ? `from ${from}` : `up to ${to}`;
}

/** All choices besides the text, in their order. */
export function chosenOf({ search, found, facets, ports }: FoundData, currency: string): readonly Chosen[] {
  const { kind, department, category, port, vendor, inStock, priceFromMinor, priceToMinor, path } = search;
  const vendorName =
    facets?.vendors.find(({ id }) => id === vendor)?.name ??
    found?.items.find((item) => item.vendor.id === vendor)?.vendor.name ??
    'One vendor';
  const portName =
    ports.find(({ slug }) => slug === port)?.name ??
    facets?.ports.find(({ slug }) => slug === port)?.name ??
    port;
  const hasPrice = priceFromMinor !== null || priceToMinor !== null;
  const all: readonly (readonly [boolean, string, Partial<MarketSearch>])[] = [
    [kind !== null, kind ? kindLabels[kind] : '', { kind: null }],
    [inStock, 'In stock now', { inStock: false }],
    [
      department !== null && path === '/',
      department ? departmentNames[department] : '',
      { department: null },
    ],
    [category !== null, category ?? '', { category: null }],
    [port !== null, portName ?? '', { port: null }],
    [vendor !== null, vendorName, { vendor: null }],
    [hasPrice, hasPrice ? priceText(search, currency) : '', { priceFromMinor: null, priceToMinor: null }],
  ];
  return all
    .filter(([isChosen]) => isChosen)
    .map(([, label, change]) => ({ label, without: narrowed(search, change) }));
}

/** The address with the words alone. */
export const withoutChoices = (search: MarketSearch): string =>
  narrowed(search, {
    kind: null,
    department: search.path === '/' ? null : search.department,
    category: null,
    vendor: null,
    port: null,
    inStock: false,
    priceFromMinor: null,
    priceToMinor: null,
  });
