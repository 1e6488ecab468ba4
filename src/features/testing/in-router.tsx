import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

/** Gives a story's links a router. */
export const inRouter: Decorator = (Story) => (
  <MemoryRouter>
    <Story />
  </MemoryRouter>
);

/** The same for a story that is the content of a page. */
export const inMainOfRouter: Decorator = (Story) => (
  <MemoryRouter>
    <main>
      <Story />
    </main>
  </MemoryRouter>
);
