import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { UiTheme } from '../../../ui/index.ts';
import type { ApiQuery } from '../../server-data/index.ts';
import { ReadDashboard } from './read-dashboard.tsx';

afterEach(cleanup);

function open(reason: string | null) {
  const query: ApiQuery<string> = {
    data: undefined,
    error: null,
    failed: { details: 'FORBIDDEN', busy: false, onRetry: () => undefined, reason },
    isFetching: false,
    isPrevious: false,
    readAt: 0,
    refetch: () => undefined,
  };
  render(
    <UiTheme>
      <MemoryRouter>
        <ReadDashboard page={{ title: 'Dashboard', lead: 'What needs you now.' }} query={query}>
          {(words) => words}
        </ReadDashboard>
      </MemoryRouter>
    </UiTheme>,
  );
}

it('says to whom was removed from a company that they work there no longer, and where to go', () => {
  open('You don’t work for a company on Quayside now.');
  expect(screen.getByText('You don’t work for a company on Quayside now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('can be tried again where it only failed', () => {
  open(null);
  expect(screen.getByText('We couldn’t load your dashboard.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
