import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EmptyState } from './empty-state.tsx';

afterEach(cleanup);

it('an empty page has a title that can take the focus', () => {
  render(<EmptyState level="h1" title="One step left: confirm your email address" />);
  const title = screen.getByRole('heading', { level: 1, name: 'One step left: confirm your email address' });
  title.focus();
  expect(title).toHaveFocus();
  expect(title).toHaveAttribute('data-page-title');
});

it('an empty part of a page has none', () => {
  render(<EmptyState title="No mail yet" />);
  expect(screen.queryByRole('heading')).toBeNull();
});
