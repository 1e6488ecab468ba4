import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, ErrorState, Panel, SkeletonForm } from '../../ui/index.ts';
import { useMarketPorts } from '../ports/index.ts';
import { thrownText } from '../server-data/index.ts';
import { useAddYacht, useSavePeople, useYachts } from './use-yachts.ts';
import { YachtDialog } from './yacht-dialog.tsx';
import { YachtPeopleView } from './yacht-people-view.tsx';

/** One's yachts: adds one, and says who buys for each and up to which limit. */
export function YachtPeople() {
  const yachts = useYachts();
  const save = useSavePeople();
  const { ports } = useMarketPorts();
  const [isAdding, setIsAdding] = useState(false);
  const add = useAddYacht(() => setIsAdding(false));
  if (yachts.data === undefined)
    return (
      <Panel title="Your yachts">
        {yachts.error ? (
          <ErrorState title="We couldn’t load your yachts." onRetry={yachts.refetch}>
            {thrownText(yachts.error, 'read')}
          </ErrorState>
        ) : (
          <SkeletonForm fields={2} label="Loading your yachts" />
        )}
      </Panel>
    );
  return (
    <>
      <YachtPeopleView
        yachts={yachts.data}
        submission={save}
        add={
          <Button
            size="2"
            variant={yachts.data.length === 0 ? 'solid' : 'surface'}
            onClick={() => {
              add.clear();
              setIsAdding(true);
            }}
          >
            <Plus size={16} aria-hidden /> Add a yacht
          </Button>
        }
      />
      {isAdding ? (
        <YachtDialog
          open
          onOpenChange={setIsAdding}
          ports={ports}
          submission={add}
          onAdd={(given) => void add.run(given)}
        />
      ) : null}
    </>
  );
}
