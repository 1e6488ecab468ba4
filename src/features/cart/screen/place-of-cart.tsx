import { useState } from 'react';
import type { CartDetailsChange } from '../../../api/index.ts';
import { Notice, QuietButton } from '../../../ui/index.ts';
import { toast } from '../../toasts/index.ts';
import { useAddYacht, useSavePlaces, YachtDialog } from '../../yachts/index.ts';
import type { CartDetails } from '../cart.types.ts';
import { thrownText } from '../../server-data/index.ts';
import { PlaceForm, deliveryDetailsOf } from '../place/place-form.tsx';
import type { PlaceFields } from '../place/use-place-fields.ts';
import type { usePlaces } from '../place/use-places.ts';

interface PlaceOfCartProps {
  readonly details: CartDetails;
  readonly place: PlaceFields;
  readonly places: ReturnType<typeof usePlaces>;
  /** One item is bought without the cart. */
  readonly isOne: boolean;
  readonly onChange: (change: CartDetailsChange) => Promise<void>;
}

/** Connects the delivery details with the yachts and ports. */
export function PlaceOfCart({ details, place, places, isOne, onChange }: PlaceOfCartProps) {
  const { yachts, ports, isMissing, onReadAgain } = places;
  const [isAdding, setIsAdding] = useState(false);
  const savePlaces = useSavePlaces();
  const add = useAddYacht((yacht) => {
    setIsAdding(false);
    void onChange(deliveryDetailsOf(yacht)).catch((error: unknown) =>
      toast.error(`${yacht.name} was added, but isn’t selected for this cart.`, {
        description: thrownText(error),
      }),
    );
  });
  return (
    <>
      {isMissing ? (
        <Notice
          tone="warning"
          title="We couldn’t load your yachts or the ports."
          action={<QuietButton onClick={onReadAgain}>Try again</QuietButton>}
        >
          What you enter below is still saved.
        </Notice>
      ) : null}
      <PlaceForm
        details={details}
        yachts={yachts}
        ports={ports}
        place={place}
        isYachtKept={isOne}
        onAddYacht={() => {
          add.clear();
          setIsAdding(true);
        }}
        isSavingPlaces={savePlaces.busy}
        onSavePlaces={(yacht, saved) => void savePlaces.run({ yacht, places: saved })}
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
    </>
  );
}
