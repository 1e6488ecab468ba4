import { screen, within } from '@testing-library/react';

/** Shows the filters as on a wide screen, where style sheets make them a column; jsdom has no style sheets. */
export async function openFilters() {
  await screen.findByRole('status');
  const filters = document.querySelector<HTMLElement>('aside[popover]');
  if (!filters) throw new Error('there are no filters');
  filters.removeAttribute('popover');
  return within(filters);
}
