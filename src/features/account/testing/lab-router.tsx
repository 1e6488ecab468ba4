import { createContext, use, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

const Shown = createContext<ReactNode>(null);
const Here = () => use(Shown);

/** A router that leads nowhere else: whatever its address, it shows its children as they are now. */
export function LabRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Here /> }]));
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  );
}
