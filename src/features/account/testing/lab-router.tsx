import { createContext, use, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

const Shown = createContext<ReactNode>(null);
const Here = () => use(Shown);

/** A router without other pages: it shows its children at every address. */
export function LabRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Here /> }]));
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  );
}
