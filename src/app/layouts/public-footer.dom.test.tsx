import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { PublicFooter } from './public-footer.tsx';

afterEach(cleanup);

it.each([
  [false, ['Join as crew', 'Sell as a supplier', 'Offer services', 'Sign in']],
  [true, []],
])('the footer, read signed in: %s, offers these ways in: %j', (isSignedIn, ways) => {
  render(<PublicFooter isSignedIn={isSignedIn} />, { wrapper: MemoryRouter });
  const shown = screen.queryAllByRole('link', { name: /Join|Sell|Offer|Sign in/ });
  expect(shown.map(({ textContent }) => textContent)).toEqual(ways);
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible();
});
