import { Plus } from 'lucide-react';
import { Button, Panel, SelectField, TextField } from '../../../ui/index.ts';
import type { CartDetailsChange } from '../../../api/index.ts';
import type { CartDetails, Port, Yacht } from '../cart.types.ts';
import styles from './place-form.module.css';
import { dayText, type PlaceField } from './place-values.ts';
import { SaveNote } from './save-note.tsx';
import type { PlaceFields } from './use-place-fields.ts';

export interface PlaceFormProps {
  readonly details: CartDetails;
  readonly yachts: readonly Yacht[];
  readonly ports: readonly Port[];
  readonly place: PlaceFields;
  readonly onAddYacht: () => void;
}

/** What choosing a yacht says of the place: where she lies, as far as she told. */
export const placeOfYacht = ({ id, port, berth }: Yacht): CartDetailsChange => ({
  yachtId: id,
  ...(port !== null && { port }),
  ...(berth !== null && { berth }),
});

/** The ports, and the chosen one while they are not there yet. */
const portOptions = (ports: readonly Port[], chosen: string) => [
  ...(chosen === '' || ports.some(({ slug }) => slug === chosen) ? [] : [{ value: chosen, label: chosen }]),
  ...ports.map(({ slug, name }) => ({ value: slug, label: name })),
];

/** Where the things go and until when they are of use; every field is saved as one leaves it. */
export function PlaceForm({ details, yachts, ports, place, onAddYacht }: PlaceFormProps) {
  const { form, values, problems, isBrought, state, type, leave, choose, send, forget } = place;
  const errorOf = (name: PlaceField) => problems[name] && { error: problems[name] };
  const field = (name: PlaceField) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => type(name, value),
    onBlur: () => leave(name),
    ...errorOf(name),
  });
  const chooseYacht = (id: string) => {
    const yacht = yachts.find((each) => each.id === id);
    if (yacht) forget(['port', 'berth']);
    void send(yacht ? placeOfYacht(yacht) : { yachtId: null });
  };
  return (
    <div ref={form}>
      <Panel
        title="Where it goes"
        description={
          isBrought
            ? 'The suppliers see this before they promise anything.'
            : 'You collect it yourself: the suppliers see who comes for it, and when.'
        }
        action={<SaveNote state={state} />}
      >
        <div className={styles.fields}>
          <div className={styles.yacht}>
            <SelectField
              label="Yacht"
              optional
              placeholder={yachts.length === 0 ? 'None added yet' : 'No yacht'}
              options={yachts.map(({ id, name }) => ({ value: id, label: name }))}
              value={details.yachtId ?? ''}
              onChange={({ currentTarget }) => chooseYacht(currentTarget.value)}
            />
            <Button
              type="button"
              variant="surface"
              color="gray"
              highContrast
              className={styles.add ?? ''}
              onClick={onAddYacht}
            >
              <Plus size={16} aria-hidden /> Add a yacht
            </Button>
          </div>
          <SelectField
            label="Port"
            optional={!isBrought}
            placeholder="Choose a port"
            options={portOptions(ports, values.port)}
            name="port"
            value={values.port}
            onChange={({ currentTarget }) => choose('port', currentTarget.value)}
            {...errorOf('port')}
          />
          <TextField
            label="Berth or marina"
            optional={!isBrought || details.yachtId !== null}
            maxLength={120}
            autoComplete="off"
            {...field('berth')}
          />
          <TextField
            label="Contact on board"
            hint="Whom to ask for, and how to reach them."
            optional
            maxLength={160}
            autoComplete="off"
            {...field('contact')}
          />
          <TextField
            label="Of use until"
            hint="After this day it need not come any more."
            optional
            type="date"
            min={dayText(new Date())}
            {...field('latestUsefulOn')}
          />
          <TextField
            label="In port from"
            hint="In your own time zone."
            optional
            type="datetime-local"
            {...field('arrivesFrom')}
          />
          <TextField
            label="In port until"
            hint="In your own time zone."
            optional
            type="datetime-local"
            {...(values.arrivesFrom !== '' && { min: values.arrivesFrom })}
            {...field('arrivesUntil')}
          />
        </div>
      </Panel>
    </div>
  );
}
