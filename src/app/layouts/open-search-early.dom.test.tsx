import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { askForSearch, useEarlyPress, useSearchDoor } from './open-search-early.ts';

function Frame({ onOpen }: { readonly onOpen: (() => void) | null }) {
  useEarlyPress();
  return (
    <>
      <button type="button" data-global-search="">
        Search
      </button>
      {onOpen ? <Search onOpen={onOpen} /> : null}
    </>
  );
}
function Search({ onOpen }: { readonly onOpen: () => void }) {
  useSearchDoor(onOpen);
  return null;
}

it('opens once it is there where its button was pressed before, and only then', async () => {
  const onOpen = vi.fn();
  const { rerender } = render(<Frame onOpen={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  rerender(<Frame onOpen={onOpen} />);
  expect(onOpen).toHaveBeenCalledOnce();
  // From now on the search handles its presses itself.
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

it('stays closed where a page’s own search was sent', async () => {
  const onOpen = vi.fn();
  const page = (isThere: boolean) => (
    <>
      <Frame onOpen={isThere ? onOpen : null} />
      {/* The home page marks its hero in this way. */}
      <div data-search="true">
        <button type="button">Search the shop</button>
      </div>
    </>
  );
  const { rerender } = render(page(false));
  await userEvent.click(screen.getByRole('button', { name: 'Search the shop' }));
  rerender(page(true));
  expect(onOpen).not.toHaveBeenCalled();
});

it('opens where it is asked for by a key, before it is there and after', () => {
  const onOpen = vi.fn();
  askForSearch();
  const { unmount } = render(<Frame onOpen={onOpen} />);
  askForSearch();
  expect(onOpen).toHaveBeenCalledTimes(2);
  unmount();
});
