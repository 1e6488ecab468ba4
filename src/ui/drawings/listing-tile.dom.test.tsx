import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ListingTile } from './listing-tile.tsx';

afterEach(cleanup);

const tile = (photo: string | null) => {
  const { container } = render(
    <ListingTile department="exterior" category="Fenders" name="Fender F4" photo={photo} />,
  );
  return { drawing: container.querySelector('svg'), photograph: container.querySelector('img') };
};

it('is the drawing alone where there is no photograph', () => {
  const { drawing, photograph } = tile(null);
  expect([drawing !== null, photograph]).toEqual([true, null]);
});

it('is the photograph, and the drawing below it where that does not load', () => {
  const { drawing, photograph } = tile('/api/media/a?size=card');
  if (photograph === null) throw new Error('there is no photograph');
  expect([photograph.getAttribute('loading'), photograph.hidden]).toEqual(['lazy', false]);
  fireEvent.error(photograph);
  expect([photograph.hidden, drawing?.isConnected]).toEqual([true, true]);
});
