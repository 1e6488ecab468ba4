import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { UiTheme } from '../../ui/index.ts';
import { FixedSession } from './testing/session.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

afterEach(cleanup);

const known = [
  { path: '/engineering', title: 'Engineering' },
  { path: '/signup', title: 'Create an account' },
  { path: '/crew/signup', title: 'Join as crew' },
  { path: '/crew/orders-management', title: 'Orders', isSignedIn: true },
  { path: '/supplier/orders', title: 'Orders', isSignedIn: true },
];

function open(address: string, role: string | null = null) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <UiTheme>
        <FixedSession role={role}>
          <NotFoundScreen known={known} />
        </FixedSession>
      </UiTheme>
    </MemoryRouter>,
  );
}

it('says which address there is no page for, and suggests those that were meant', () => {
  open('/sign-up?from=mail');
  expect(screen.getByText('/sign-up')).toBeVisible();
  const suggestions = screen.getByRole('navigation', { name: 'Did you mean one of these?' });
  expect(
    within(suggestions)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Create an account/signup', '/signup'],
    ['Join as crew/crew/signup', '/crew/signup'],
  ]);
});

it('leads home alone when nothing is like it', () => {
  open('/wp-admin.php');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Your dashboard' })).toBeNull();
});

it('leads signed-in users back to work', () => {
  open('/wp-admin.php', 'supplier');
  expect(screen.getByRole('link', { name: 'Your dashboard' })).toHaveAttribute('href', '/supplier/dashboard');
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});

it('suggests signed-in users the lists of their own role, and visitors what the address names', () => {
  const suggested = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  open('/crew/orders', 'supplier');
  expect(suggested()).toEqual(['/supplier/orders']);
  cleanup();
  open('/crew/orders');
  expect(suggested()).toEqual(['/crew/orders-management']);
});
