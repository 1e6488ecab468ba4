import { useState, type ReactNode } from 'react';
import { deliveryTextLengths, incompleteChoice, type IfIncomplete } from '../../../lib/delivery-place.ts';
import { CheckboxField, Notice, SelectField, TextAreaField, TextField } from '../../../ui/index.ts';
import type { CartDetails, Port, Yacht } from '../cart.types.ts';
import { calendarDayText } from './latest-day.ts';
import styles from './place-form.module.css';
import { dayText, type PlaceField, type ReferenceField } from './place-values.ts';
import type { PlaceFields } from './use-place-fields.ts';

/** The ports, and the chosen one while they are loading. */
const portOptions = (ports: readonly Port[], chosen: string) => [
  ...(chosen === '' || ports.some(({ slug }) => slug === chosen) ? [] : [{ value: chosen, label: chosen }]),
  ...ports.map(({ slug, name }) => ({ value: slug, label: name })),
];

export const incompleteOptions: readonly { readonly value: IfIncomplete; readonly label: string }[] = [
  { value: 'ask', label: 'Ask me first' },
  { value: 'send', label: 'Send what there is' },
  { value: 'cancel', label: 'Cancel that supplier’s part' },
];

interface PlaceInputsOf {
  readonly place: PlaceFields;
  readonly ports: readonly Port[];
  readonly details: CartDetails;
  /** The cart's yacht. */
  readonly yacht: Yacht | undefined;
}

/** The fields of the delivery details, each bound to its typed text. */
export function usePlaceInputs({
  place,
  ports,
  details,
  yacht,
}: PlaceInputsOf): Readonly<Record<Exclude<PlaceField, ReferenceField>, ReactNode>> {
  const { asksBerth, isBerthUnknown, sayBerthUnknown } = place;
  const { values, problems, late, isCollected, type, leave, choose, choosePort } = place;
  const [today] = useState(() => dayText(new Date()));
  const errorOf = (name: PlaceField) => problems[name] && { error: problems[name] };
  const inputOf = (name: PlaceField) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => type(name, value),
    onBlur: () => leave(name),
    ...errorOf(name),
  });
  return {
    port: (
      <SelectField
        label="Port"
        optional={isCollected}
        placeholder="Choose a port"
        options={portOptions(ports, values.port)}
        name="port"
        value={values.port}
        onChange={({ currentTarget: { value } }) =>
          choosePort(value, (yacht?.port === value ? yacht.berth : null) ?? '')
        }
        {...errorOf('port')}
      />
    ),
    berth: (
      <div className={styles.berth}>
        <TextField
          label="Berth or marina"
          optional={isCollected || (details.yachtId !== null && !asksBerth)}
          maxLength={deliveryTextLengths.berth}
          autoComplete="off"
          {...inputOf('berth')}
        />
        {asksBerth ? (
          <CheckboxField
            label="I don’t know it yet"
            checked={isBerthUnknown}
            onChange={({ currentTarget }) => sayBerthUnknown(currentTarget.checked)}
          />
        ) : null}
      </div>
    ),
    contact: (
      <TextField
        label="Contact on board"
        hint="Who to ask for and how to reach them."
        optional
        maxLength={deliveryTextLengths.contact}
        autoComplete="off"
        {...inputOf('contact')}
      />
    ),
    latestUsefulOn: (
      <div className={styles.latest}>
        <TextField
          label="Latest useful date"
          hint="The last day on which it’s still useful to you."
          optional
          type="date"
          min={today}
          {...inputOf('latestUsefulOn')}
        />
        {late.length > 0 && problems.latestUsefulOn === undefined ? (
          <Notice tone="warning" live title="The chosen delivery can’t come by then.">
            {late
              .map(({ supplier, day }) => `The earliest day from ${supplier} is ${calendarDayText(day)}.`)
              .join(' ')}
          </Notice>
        ) : null}
      </div>
    ),
    arrivesFrom: (
      <TextField
        label="In port from"
        hint="In your time zone."
        optional
        type="datetime-local"
        {...inputOf('arrivesFrom')}
      />
    ),
    arrivesUntil: (
      <TextField
        label="In port until"
        hint="In your time zone."
        optional
        type="datetime-local"
        {...(values.arrivesFrom !== '' && { min: values.arrivesFrom })}
        {...inputOf('arrivesUntil')}
      />
    ),
    noteToSupplier: (
      <div className={styles.wide}>
        <TextAreaField
          label="Note to the supplier"
          hint={`Anything they should know before they confirm, up to ${deliveryTextLengths.noteToSupplier} characters.`}
          optional
          rows={3}
          maxLength={deliveryTextLengths.noteToSupplier}
          {...inputOf('noteToSupplier')}
        />
      </div>
    ),
    ifIncomplete: (
      <div className={styles.wide}>
        <SelectField
          label="If a supplier can’t send everything"
          hint="You’re never charged for what isn’t sent."
          options={incompleteOptions}
          name="ifIncomplete"
          value={incompleteChoice(details.ifIncomplete)}
          onChange={({ currentTarget }) => choose('ifIncomplete', currentTarget.value)}
        />
      </div>
    ),
  };
}
