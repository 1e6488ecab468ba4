import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UiTheme } from '../../../ui/index.ts';
import { overview } from '../home/testing/overview.ts';
import { DirectoryFilters } from './directory-filters.tsx';
import { readDirectorySearch } from './directory-search.ts';

afterEach(cleanup);

it('keep a choice when the services from before it arrive, and follow an address that somebody else gives', () => {
  const asked: string[] = [];
  const filtersAt = (query: string) => {
    const search = readDirectorySearch(new URLSearchParams(query));
    return (
      <UiTheme>
        <DirectoryFilters
          id="filters"
          search={search}
          meant={search}
          categories={[{ name: 'Deck', count: 2 }]}
          ports={overview.ports}
          onGo={(address) => asked.push(address)}
        />
      </UiTheme>
    );
  };
  const { rerender } = render(filtersAt(''));
  const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  fireEvent.change(field('Category'), { target: { value: 'Deck' } });
  fireEvent.change(field('Port'), { target: { value: 'palma' } });
  expect(asked).toEqual(['/vendor-services?category=Deck', '/vendor-services?category=Deck&port=palma']);
  for (const arriving of ['category=Deck', 'category=Deck&port=palma']) {
    rerender(filtersAt(arriving));
    expect([field('Category'), field('Port')].map((each) => each.value)).toEqual(['Deck', 'palma']);
  }
  rerender(filtersAt('category=Deck'));
  expect(field('Port')).toHaveValue('');
});
