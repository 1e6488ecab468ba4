import { useLoaderData } from 'react-router-dom';
import { SearchResults } from '../search/search-results.tsx';
import { departmentName, type loader } from './department-data.ts';
import { head as departmentHead } from './department-head.ts';
import { DepartmentView } from './department-view.tsx';

export { loader } from './department-data.ts';

// Only used by the server, so that browsers do not load it.
export const head = import.meta.env.SSR ? departmentHead : undefined;

/** `/captain`, `/crew`, `/exterior`, `/interior`, `/chef-galley`, `/engineering` (docs/product.md, "Public"). */
export function Component() {
  const data = useLoaderData<typeof loader>();
  return (
    <DepartmentView data={data}>
      <SearchResults data={data} place={departmentName(data)} />
    </DepartmentView>
  );
}
