import { useList } from '../../list-page/index.ts';
import { applicationsList } from './applications-list.tsx';
import { ApproveView, type OpenedApplication } from './approve-view.tsx';
import { useApplication } from './application-queries.ts';
import { OpenedScreen } from './opened-screen.tsx';

/** `/admin/approve`: connects the view with the address and the server. */
export function Component() {
  const list = useList(applicationsList);
  const { application, listings } = list.address.search;
  const one = useApplication(application);

  const opened = (): OpenedApplication => {
    if (application === null) return { state: 'none' };
    if (one.data) {
      const view = (
        <OpenedScreen
          key={one.data.id}
          detail={one.data}
          isListing={listings !== null}
          onListing={(open) => list.onSearch({ listings: open ? 'open' : null })}
        />
      );
      return { state: 'shown', view };
    }
    if (one.error?.code === 'NOT_FOUND') return { state: 'unknown' };
    if (one.failed) return { state: 'failed', ...one.failed };
    return { state: 'loading' };
  };

  if (list.isForbidden) return applicationsList.forbidden;
  return <ApproveView list={list} opened={opened()} />;
}
