import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { StandingCart } from './cart.tsx';
import { StandingSession } from './session.tsx';

/** A page for stories: an address, a visitor, an empty cart, and the headings above the part shown. */
export function StoryPage({ at = '/', children }: { at?: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <StandingSession>
        <StandingCart>
          <main>{children}</main>
        </StandingCart>
      </StandingSession>
    </MemoryRouter>
  );
}
