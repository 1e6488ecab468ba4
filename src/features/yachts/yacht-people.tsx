import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ErrorState, Panel, SkeletonForm } from '../../ui/index.ts';
import { useMarketPorts } from '../ports/index.ts';
import { thrownText } from '../server-data/index.ts';
import { useAddYacht, useChangeYacht, useSavePeople, useYachts, type Yacht } from './use-yachts.ts';
import { YachtDialog } from './yacht-dialog.tsx';
import { YachtPeopleView } from './yacht-people-view.tsx';

/** The user's yachts: adds one, and edits who may buy for each and up to which limit. */
export function YachtPeople() {
  const yachts = useYachts();
  const save = useSavePeople();
  const { ports } = useMarketPorts();
  const [isAdding, setIsAdding] = useIsAdding();
  const add = useAddYacht(() => setIsAdding(false));
  const [changing, setChanging] = useState<Yacht | null>(null);
  const change = useChangeYacht(() => setChanging(null));
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
        portNames={new Map(ports.map(({ slug, name }) => [slug, name]))}
        onChange={(yacht) => {
          change.clear();
          setChanging(yacht);
        }}
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
          onSave={(input) => void add.run(input)}
        />
      ) : null}
      {changing === null ? null : (
        <YachtDialog
          open
          yacht={changing}
          onOpenChange={() => setChanging(null)}
          ports={ports}
          submission={change}
          onSave={(input) => {
            // Saved elsewhere meanwhile, so the list has the newer version.
            const yacht = yachts.data?.find(({ id }) => id === changing.id) ?? changing;
            void change.run({ yacht, change: input });
          }}
        />
      )}
    </>
  );
}

/** The dialog that adds a yacht has an address (`?yacht=new`), so that a new user's first step can link to it. */
function useIsAdding() {
  const [search, setSearch] = useSearchParams();
  const setIsAdding = (isAdding: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (isAdding) next.set('yacht', 'new');
        else next.delete('yacht');
        return next;
      },
      { replace: true },
    );
  return [search.get('yacht') === 'new', setIsAdding] as const;
}
