import { useState } from 'react';
import type { CartDetailsChange } from '../../../api/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import { toast } from '../../toasts/index.ts';
import type { CartDetails } from '../cart.types.ts';
import { failureWords } from '../failure-words.ts';
import { PlaceForm, placeOfYacht } from '../place/place-form.tsx';
import type { PlaceFields } from '../place/use-place-fields.ts';
import { useAddYacht, type usePlaces } from '../place/use-places.ts';
import { YachtDialog } from '../place/yacht-dialog.tsx';

interface PlaceOfCartProps {
  readonly details: CartDetails;
  readonly place: PlaceFields;
  readonly places: ReturnType<typeof usePlaces>;
  readonly onChange: (change: CartDetailsChange) => Promise<void>;
}

/** Joins where the cart goes with the yachts and ports there are. */
export function PlaceOfCart({ details, place, places, onChange }: PlaceOfCartProps) {
  const { yachts, ports, isMissing, onReadAgain } = places;
  const add = useAddYacht();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      {isMissing ? (
        <Notice
          tone="warning"
          title="Your yachts or the ports could not be read."
          action={
            <Button variant="surface" color="gray" highContrast onClick={onReadAgain}>
              Try again
            </Button>
          }
        >
          What you say below is saved all the same.
        </Notice>
      ) : null}
      <PlaceForm
        {...{ details, yachts, ports, place }}
        onAddYacht={() => {
          add.reset();
          setIsAdding(true);
        }}
      />
      {isAdding ? (
        <YachtDialog
          open
          onOpenChange={setIsAdding}
          ports={ports}
          busy={add.isPending}
          failure={add.error ? failureWords(add.error) : null}
          onAdd={(given) =>
            add.mutate(given, {
              onSuccess: (yacht) => {
                setIsAdding(false);
                toast.success(`${yacht.name} is added.`);
                void onChange(placeOfYacht(yacht)).catch((error: unknown) =>
                  toast.error(`${yacht.name} is added, but not chosen for this cart.`, {
                    description: failureWords(error),
                  }),
                );
              },
            })
          }
        />
      ) : null}
    </>
  );
}
