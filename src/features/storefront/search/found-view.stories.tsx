import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryPage } from '../testing/story-page.tsx';
import type { FoundData } from './found.types.ts';
import { FoundView } from './found-view.tsx';
import { facets, foundAt, listings, manyListings } from './testing/listings.ts';

const onAdd = fn(() => Promise.resolve());

const meta = {
  title: 'Storefront/Search',
  component: FoundView,
  parameters: { inset: false },
  args: {
    data: foundAt('/exterior', { items: [...listings, ...manyListings(7)], total: 1012, nextCursor: 'next' }),
    place: 'Exterior',
    coming: 'nothing',
    isOffline: false,
    onGo: fn(),
    onRetry: fn(),
    onAdd,
    heartOf: null,
  },
  decorators: [
    (Story) => (
      <StoryPage>
        <div style={{ maxWidth: 1200, padding: 20, margin: '0 auto' }}>
          <h1>Exterior</h1>
          <Story />
        </div>
      </StoryPage>
    ),
  ],
} satisfies Meta<typeof FoundView>;
export default meta;
type Story = StoryObj<typeof FoundView>;

export const ProductsAndServices: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Teak deck cleaning' })).toHaveAttribute(
      'href',
      `/service-checkout/${listings[1]?.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart.*Fender F4/ }));
    await expect(onAdd).toHaveBeenCalledWith(listings[0]);
    await expect(canvas.getByRole('link', { name: 'Show more' })).toHaveAttribute(
      'href',
      '/exterior?shown=48',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
    await expect(args.onGo).toHaveBeenCalledWith('/exterior?sort=newest');
  },
};

export const FiltersOpen: Story = {
  play: async ({ canvas }) => {
    const open = canvas.queryByRole('button', { name: 'Filters' });
    // On wide screens the filters are always visible.
    if (open) await userEvent.click(open);
    await expect(canvas.getByRole('link', { name: /^Fenders\s*42$/ })).toBeVisible();
  },
};

export const ManyChosen: Story = {
  args: {
    data: foundAt(
      '/?q=fender&kind=product&department=exterior&category=Paint+and+varnish&port=palma&inStock=true&priceFrom=1000&priceTo=90000&sort=price&vendor=0193f2a1-7c1e-7b2a-9d4e-000000000203',
    ),
    place: 'Quayside',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '€10.00 to €900.00, remove' })).toBeVisible();
  },
};

export const PortMatched: Story = { args: { data: foundAt('/?q=teak+palma'), place: 'Quayside' } };

export const PortAlone: Story = {
  args: { data: foundAt('/?q=palma', { items: [], total: 0 }), place: 'Quayside' },
};

export const VendorAlone: Story = {
  args: {
    data: {
      ...foundAt('/?q=tramuntana', { items: [], total: 0 }),
      vendors: [
        {
          vendor: { id: '0193f2a1-7c1e-7b2a-9d4e-000000000201', name: 'Tramuntana Chandlery', logoUrl: null },
          ports: ['Ibiza', 'Palma'],
        },
      ],
    },
    place: 'Quayside',
  },
};

export const OnlySimilar: Story = {
  args: { data: foundAt('/?q=fendr', { match: 'similar' }), place: 'Quayside' },
};

export const SomeOnlyMentionIt: Story = {
  args: {
    data: {
      ...foundAt('/?q=teak', { exact: 2 }),
      when: { said: 'tomorrow', from: '2026-12-01', until: '2026-12-01' },
      freeOnDay: [],
    },
    place: 'Quayside',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 listings for “teak”, and 3 that come close',
    );
    await expect(canvas.getByRole('heading', { name: 'Also close' })).toBeVisible();
    await expect(
      await canvas.findByText(/^None of the services is free on Tuesday 1 December\./),
    ).toBeVisible();
  },
};

export const MoreThanCounted: Story = {
  args: {
    data: {
      ...foundAt('/?category=Fenders&port=palma', {
        total: 10_000,
        totalIsLowerBound: true,
        nextCursor: 'next',
      }),
      facets: { ...facets, countsAreLowerBounds: true },
    },
    place: 'Quayside',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('10,000+ listings');
    await expect(canvas.getByText(/of 10,000\+ shown$/)).toBeVisible();
  },
};

export const LoadingMore: Story = { args: { coming: 'more' } };

const without = (...choices: NonNullable<FoundData['instead']>['without'][number]['choices']) => ({
  choices,
  total: 3,
  totalIsLowerBound: false,
});

export const Searching: Story = { args: { coming: 'other' } };

export const FirstSearch: Story = { args: { data: null } };

export const NotABuyer: Story = {
  args: { onAdd: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  },
};

export const WithoutFacets: Story = { args: { data: { ...foundAt('/exterior'), facets: null, ports: [] } } };

export const NothingFound: Story = { args: { data: foundAt('/exterior?q=unicorn', { items: [] }) } };

export const NothingOfAForeignName: Story = {
  args: {
    data: foundAt(
      '/?q=gilet+de+sauvetage',
      { items: [] },
      { without: [], services: 0, english: 'life jacket' },
    ),
    place: 'Quayside',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We took it as “life jacket”\./)).toBeVisible();
  },
};

export const NumberOfAnOrder: Story = { args: { data: foundAt('/?q=Q-10056', { items: [] }) } };

export const NothingInThePort: Story = {
  args: {
    data: foundAt(
      '/?q=rigger&port=antibes',
      { items: [] },
      { without: [without('port')], services: 5, english: null },
    ),
    place: 'Quayside',
  },
};

export const NothingFitsTheFilters: Story = {
  args: { data: foundAt('/exterior?port=palma&kind=service', { items: [] }) },
};

export const NothingYet: Story = { args: { data: foundAt('/exterior', { items: [] }) } };

export const MarketAway: Story = {
  args: { data: { ...foundAt('/exterior?q=teak'), found: null, facets: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { data: { ...foundAt('/exterior?q=teak'), found: null, facets: null }, isOffline: true },
};

const longVendor = 'Sociedad de Suministros Náuticos y Pertrechos del Mediterráneo';

export const LongNames: Story = {
  args: {
    data: {
      ...foundAt(
        '/exterior?q=Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        {
          items: listings.map((listing) => ({
            ...listing,
            name: `${listing.name} for hydraulic passerelles with remote control, stainless 316L, polished, set of four`,
            detail: 'Besenzoni-compatible · Ausführung mit Sicherheitsabschaltung',
            vendor: { ...listing.vendor, name: longVendor },
            price: { amountMinor: 123456789, currency: 'EUR' },
          })),
        },
      ),
      facets: {
        ...facets,
        vendors: [
          { id: listings[0]?.vendor.id ?? '', name: longVendor, count: 1312 },
          ...facets.vendors.slice(1),
        ],
        categories: facets.categories.map(({ value, count }) => ({
          value: `${value} and everything else that belongs to it on deck`,
          count,
        })),
      },
    },
  },
};
