import { useEffect, useEffectEvent } from 'react';
import { useList } from '../../list-page/index.ts';
import { applicationsList, filterOf } from './applications-list.tsx';
import { ApproveView, type OpenedApplication } from './approve-view.tsx';
import { nameOf } from './application-texts.ts';
import { useApplication } from './application-queries.ts';
import { OpenedScreen } from './opened-screen.tsx';

/** `/admin/approve`: connects the view with the address and the server. */
export function Component() {
  const list = useList(applicationsList);
  const { application, listings, status, q, open } = list.address.search;
  const one = useApplication(application);

  // Links from elsewhere only have the vendor's name: the application with that name is opened once.
  const { onSearch, rows } = list;
  const named = open === null ? undefined : rows?.filter((row) => nameOf(row) === q);
  const sought = named?.length === 1 ? named[0]?.id : undefined;
  const onSought = useEffectEvent((id: string) => onSearch({ application: id, open: null }));
  useEffect(() => {
    if (sought !== undefined) onSought(sought);
  }, [sought]);

  const opened = (): OpenedApplication => {
    if (application === null) return { state: 'none' };
    if (one.data) {
      const view = (
        <OpenedScreen
          key={one.data.id}
          detail={one.data}
          isListing={listings !== null}
          // The application leaves the current tab, so the list follows it to another.
          onDecided={(decided) => {
            const filter = filterOf(decided.vendor.application.status);
            if (status !== null && filter !== status) onSearch({ status: filter, application: decided.id });
          }}
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
