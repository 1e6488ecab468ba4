import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useTitleFocus } from './use-title-focus.ts';

function Screen({ path, title }: { path: string; title: string }) {
  useTitleFocus(path);
  return (
    <>
      <button type="button">Elsewhere</button>
      <h1 key={title} data-page-title tabIndex={-1}>
        {title}
      </h1>
    </>
  );
}

test('leaves the focus alone on the page one arrives at', () => {
  render(<Screen path="/crew/cart" title="Cart" />);
  expect(document.body).toHaveFocus();
});

test('goes to the new title, and on to the one that comes in its place', async () => {
  const { rerender } = render(<Screen path="/crew/cart" title="Cart" />);
  rerender(<Screen path="/crew/orders-management/1" title="Order" />);
  expect(screen.getByRole('heading', { name: 'Order' })).toHaveFocus();
  rerender(<Screen path="/crew/orders-management/1" title="Order Q-1" />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Order Q-1' })).toHaveFocus());
});

test('leaves the focus alone once the user has moved on', async () => {
  const { rerender } = render(<Screen path="/crew/cart" title="Cart" />);
  rerender(<Screen path="/crew/orders-management/1" title="Order" />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Screen path="/crew/orders-management/1" title="Order Q-1" />);
  await screen.findByRole('heading', { name: 'Order Q-1' });
  expect(screen.getByRole('button')).toHaveFocus();
});
