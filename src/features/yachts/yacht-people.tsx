import { ErrorState, Panel, SkeletonForm } from '../../ui/index.ts';
import { thrownText } from '../server-data/index.ts';
import { useSavePeople, useYachts } from './use-yachts.ts';
import { YachtPeopleView } from './yacht-people-view.tsx';

/** Who buys for one's yachts, and up to which limit. */
export function YachtPeople() {
  const yachts = useYachts();
  const save = useSavePeople();
  if (yachts.data === undefined)
    return (
      <Panel title="Who buys for your yachts">
        {yachts.error ? (
          <ErrorState title="We couldn’t load your yachts." onRetry={yachts.refetch}>
            {thrownText(yachts.error, 'read')}
          </ErrorState>
        ) : (
          <SkeletonForm fields={2} label="Loading who buys for your yachts" />
        )}
      </Panel>
    );
  return <YachtPeopleView yachts={yachts.data} submission={save} />;
}
