import { useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import type { loader } from './department-data.ts';
import { pageSize, searchAddress } from './department-search.ts';
import { DepartmentView } from './department-view.tsx';

export { loader } from './department-data.ts';
export { head } from './department-head.ts';

/** `/captain`, `/crew`, `/exterior`, `/interior`, `/chef-galley`, `/engineering` (product.md, Public). */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { location } = useNavigation();
  const { revalidate, state } = useRevalidator();
  const isSearching = location?.pathname === `/${data.search.slug}`;
  return (
    <DepartmentView
      {...data}
      busy={isSearching || state === 'loading'}
      onSearch={(q) =>
        void navigate(searchAddress({ ...data.search, q, shown: pageSize }), { preventScrollReset: true })
      }
      onRetry={() => void revalidate()}
    />
  );
}
