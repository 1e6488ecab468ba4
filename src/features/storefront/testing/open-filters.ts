import { screen, within } from '@testing-library/react';

/** As on a wide screen, where they are no popover but a column; that is the style sheets' doing, which this browser has not. */
export async function openFilters() {
  await screen.findByRole('status');
  const filters = document.querySelector<HTMLElement>('aside[popover]');
  if (!filters) throw new Error('there are no filters');
  filters.removeAttribute('popover');
  return within(filters);
}
