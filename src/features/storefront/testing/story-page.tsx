import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { FixedCart } from './cart.tsx';
import { FixedSession } from './session.tsx';

/** A page for stories: an address, a visitor, an empty cart, and the headings above the shown part. */
export function StoryPage({ at = '/', children }: { at?: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <FixedSession>
        <FixedCart>
          <main>{children}</main>
        </FixedCart>
      </FixedSession>
    </MemoryRouter>
  );
}
