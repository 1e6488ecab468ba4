import { ErrorState, Panel, SkeletonForm } from '../../ui/index.ts';
import { useMarketPorts } from '../ports/index.ts';
import { thrownText } from '../server-data/index.ts';
import { SavedPlacesView } from './saved-places-view.tsx';
import { useSavePlaces, useYachts } from './use-yachts.ts';

/** The saved berths and addresses of the user's yachts. */
export function SavedPlaces() {
  const yachts = useYachts();
  const { ports } = useMarketPorts();
  const save = useSavePlaces();
  if (yachts.data === undefined)
    return (
      <Panel title="Saved berths and addresses">
        {yachts.error ? (
          <ErrorState title="We couldn’t load your yachts." onRetry={yachts.refetch}>
            {thrownText(yachts.error, 'read')}
          </ErrorState>
        ) : (
          <SkeletonForm fields={2} label="Loading saved berths and addresses" />
        )}
      </Panel>
    );
  return (
    <SavedPlacesView
      yachts={yachts.data}
      portName={(slug) => ports.find((port) => port.slug === slug)?.name ?? slug}
      submission={save}
      onChange={(yacht, places) => save.run({ yacht, places })}
    />
  );
}
