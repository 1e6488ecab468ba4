import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, supportDetails } from '../../../api/index.ts';
import { isRole, rolePaths } from '../../../lib/roles.ts';
import { useAuth } from '../../account/index.ts';
import { ApproveView, type OpenedApplication } from './approve-view.tsx';
import { useApplication, useApplications } from './desk-queries.ts';
import { readDeskSearch, writeDeskSearch, type DeskSearch } from './desk-search.ts';
import { NotAnAdmin } from './not-an-admin.tsx';
import { OpenedScreen } from './opened-screen.tsx';

/** `/admin/approve`: joins the desk with the address and the server. */
export function Component() {
  const { user } = useAuth();
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readDeskSearch(params), [params]);
  const list = useApplications(search);
  const one = useApplication(search.application);
  const pages = list.data?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? null, [pages]);
  const addressOf = (change: Partial<DeskSearch>) => writeDeskSearch({ ...search, ...change });

  const opened = (): OpenedApplication => {
    if (search.application === null) return { state: 'none' };
    if (one.data) return { state: 'shown', view: <OpenedScreen key={one.data.id} detail={one.data} /> };
    if (one.error instanceof ApiError && one.error.code === 'NOT_FOUND') return { state: 'unknown' };
    if (one.error)
      return {
        state: 'failed',
        details: supportDetails(one.error),
        busy: one.isFetching,
        onRetry: () => void one.refetch(),
      };
    return { state: 'loading' };
  };

  if (list.error instanceof ApiError && list.error.code === 'FORBIDDEN')
    return <NotAnAdmin dashboard={user && isRole(user.role) ? rolePaths[user.role].dashboard : '/'} />;
  return (
    <ApproveView
      counts={pages?.[0]?.counts ?? null}
      items={items}
      hasMore={list.hasNextPage}
      failureDetails={items === null && list.error ? supportDetails(list.error) : null}
      busy={list.isFetching}
      search={search}
      onSearch={(change) => setParams(addressOf(change), { replace: true, preventScrollReset: true })}
      onMore={() => void list.fetchNextPage({ cancelRefetch: false })}
      onRetry={() => void list.refetch()}
      opened={opened()}
    />
  );
}
