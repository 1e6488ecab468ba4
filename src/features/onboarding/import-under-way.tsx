import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FileStore, importMachine } from '../../machines/import/index.ts';
import { lazyPart, SkeletonForm } from '../../ui/index.ts';
import { listingsPathOf, RouteLink } from '../links/index.ts';
import { useRowFilter, type ReviewStore } from '../imports/index.ts';

export type ImportActor = ActorRefFrom<typeof importMachine>;

const ImportFlow = lazyPart(async () => (await import('../imports/index.ts')).ImportFlow, {
  waiting: <SkeletonForm fields={2} label="Loading the import" />,
});

interface ImportUnderWayProps {
  actor: ImportActor;
  fileStore: FileStore;
  store: ReviewStore;
  /** The vendor's VAT ID; undefined while unknown, null if there is none. */
  vatNumber: string | null | undefined;
  /** Whether crew can order or book from the vendor already. */
  isLive: boolean;
  /** The button after the import; "Continue" where steps follow. */
  onwards?: string;
}

/** The import, rendered by its own feature. */
export function ImportUnderWay({
  actor,
  fileStore,
  store,
  vatNumber,
  isLive,
  onwards = 'Continue',
}: ImportUnderWayProps) {
  const snapshot = useSelector(actor, (now) => now);
  const [filter, setFilter] = useRowFilter();
  return (
    <ImportFlow
      snapshot={snapshot}
      send={(event) => actor.send(event)}
      fileStore={fileStore}
      store={store}
      filter={filter}
      onFilter={setFilter}
      level="h2"
      isLive={isLive}
      onwards={onwards}
      withoutList={<WithoutList kind={snapshot.context.kind} />}
      hasVatId={vatNumber === undefined ? undefined : vatNumber !== null}
    />
  );
}

/** Listings can also be typed in. */
function WithoutList({ kind }: Pick<SnapshotFrom<typeof importMachine>['context'], 'kind'>) {
  const [role, listings] =
    kind === 'products' ? (['supplier', 'items'] as const) : (['service_provider', 'services'] as const);
  return (
    <p>
      No list at hand?{' '}
      <RouteLink to={`${listingsPathOf(role)}?add=1`}>Type in your {listings} one by one</RouteLink>
    </p>
  );
}

/** Whether the import is in its review, a table that needs the whole width. */
export const useIsReviewing = (actor: ImportActor | undefined): boolean =>
  useSelector(actor, (now) => now?.matches('reviewing') === true);

/** Whether a file is being chosen. */
export const useIsChoosing = (actor: ImportActor | undefined): boolean =>
  useSelector(actor, (now) => now?.matches('choosing') === true);
