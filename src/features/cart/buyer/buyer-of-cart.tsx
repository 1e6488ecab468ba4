import { useMemo, useState } from 'react';
import type { CartDetailsChange } from '../../../api/index.ts';
import { thrownText, useApiMutation, useServerCache } from '../../server-data/index.ts';
import { businessFailureOf } from '../../bill-to/index.ts';
import { toast } from '../../toasts/index.ts';
import type { CartDetails, Yacht } from '../cart.types.ts';
import type { PlaceFields } from '../place/use-place-fields.ts';
import { yachtsKey } from '../../yachts/index.ts';
import { BillToDialog } from './bill-to-dialog.tsx';
import { BuyerPanel } from './buyer-panel.tsx';

interface BuyerOfCartProps {
  readonly details: CartDetails;
  /** The yacht of the cart, if one is chosen. */
  readonly yacht: Yacht | null;
  readonly place: PlaceFields;
  /** Rejects with the refusal. */
  readonly onChange: (change: CartDetailsChange) => Promise<void>;
}

/** Connects the buyer's panel with the cart and with the business saved for its yacht. */
export function BuyerOfCart({ details, yacht, place, onChange }: BuyerOfCartProps) {
  const [isAsking, setAsking] = useState(false);
  const cache = useServerCache();
  const save = useApiMutation({
    send: (_tools, change: CartDetailsChange) => onChange(change),
    onDone: () => {
      void cache.invalidateQueries({ queryKey: yachtsKey });
      setAsking(false);
    },
  });
  const failure = useMemo(() => save.failure && businessFailureOf(save.failure), [save.failure]);
  return (
    <>
      <BuyerPanel
        details={details}
        place={place}
        onBusiness={() => {
          save.clear();
          setAsking(true);
        }}
        onPrivate={() =>
          void onChange({ billTo: null }).catch((error: unknown) =>
            toast.error('The buyer wasn’t changed.', { description: thrownText(error) }),
          )
        }
      />
      {isAsking ? (
        <BillToDialog
          billTo={details.billTo ?? yacht?.billTo ?? null}
          yachtName={yacht?.name ?? null}
          submission={{ ...save, failure }}
          onSave={(change) => void save.run(change)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
