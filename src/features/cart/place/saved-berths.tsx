import { berthText } from '../../../lib/delivery-place.ts';
import { CheckboxField, SelectField } from '../../../ui/index.ts';
import type { CartDetails, Port, Yacht } from '../cart.types.ts';
import styles from './place-form.module.css';

type YachtPlace = Yacht['places'][number];

interface SavedBerthsProps {
  readonly details: Pick<CartDetails, 'port' | 'berth'>;
  /** The cart's yacht. */
  readonly yacht: Yacht;
  readonly ports: readonly Port[];
  readonly busy: boolean;
  readonly onChoose: (place: { readonly port: string; readonly berth: string }) => void;
  /** Saves all berths of the yacht. */
  readonly onSave: (places: readonly YachtPlace[]) => void;
}

/** The yacht's saved berths as options, and a checkbox that saves the typed one. */
export function SavedBerths({ details, yacht, ports, busy, onChoose, onSave }: SavedBerthsProps) {
  const { port, berth } = details;
  const isHere = (place: YachtPlace) => place.port === port && place.berth === berth;
  const berths = yacht.places.flatMap((place, index) =>
    place.berth === null ? [] : [{ value: String(index), label: place.name }],
  );
  const here = yacht.places.findIndex(isHere);
  const portName = ports.find(({ slug }) => slug === port)?.name ?? port;
  return (
    <div className={styles.saved}>
      {berths.length === 0 ? null : (
        <SelectField
          label="Saved berths"
          optional
          placeholder="Choose a saved berth"
          options={berths}
          value={here === -1 ? '' : String(here)}
          onChange={({ currentTarget }) => {
            const place = yacht.places[Number(currentTarget.value)];
            if (currentTarget.value !== '' && place?.berth)
              onChoose({ port: place.port, berth: place.berth });
          }}
        />
      )}
      {port === null || berth === null ? null : (
        <CheckboxField
          label={`Save this berth for ${yacht.name}`}
          checked={here !== -1}
          disabled={busy}
          onChange={({ currentTarget }) => {
            const others = yacht.places.filter((place) => !isHere(place));
            const name = `${berthText(berth, 'Berth')}, ${portName ?? ''}`.slice(0, 80);
            onSave(currentTarget.checked ? [...others, { name, port, berth, address: null }] : others);
          }}
        />
      )}
    </div>
  );
}
