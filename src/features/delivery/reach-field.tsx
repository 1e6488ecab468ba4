import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Button, Dialog, QuietButton, SelectField, TextAreaField, TextField } from '../../ui/index.ts';
import { portName } from '../../lib/port-name.ts';
import { wholeNumberRule, type Fields } from '../forms/index.ts';
import { PortsField, type PortChoice } from '../ports/index.ts';
import styles from './delivery.module.css';
import { isInPort, mostDays, reachLabels, type TypedMethod } from './typed-methods.ts';

interface ReachFieldProps {
  readonly fields: Fields<{ methods: TypedMethod[] }>;
  /** The index of the method in the list, from 0. */
  readonly place: number;
  readonly ports: readonly PortChoice[];
  /** Slugs of the vendor's ports. */
  readonly ownPorts: readonly string[];
  /** The vendor's address as lines, the proposal for a collection; empty if there is none. */
  readonly ownAddress: string;
  /** The beginning of each error message: "Method 1". */
  readonly title: string;
}

const atMostDays = `0 to ${mostDays}`;

/** The ports of a delivery method, or the port and the address of a collection, and the delivery time. */
export function ReachField(props: ReachFieldProps) {
  const { fields, place, title } = props;
  const [kind, daysFrom, daysTo] = fields.watch([
    `methods.${place}.kind`,
    `methods.${place}.daysFrom`,
    `methods.${place}.daysTo`,
  ]);
  const days = (name: string, other: string) => ({
    validate: (typed: string) =>
      (typed.trim() === '' && other.trim() === '') ||
      wholeNumberRule(`${title}, ${name}`, 0, mostDays).validate(typed),
  });
  return (
    <div className={styles.timing}>
      {kind === 'collection' ? <CollectionPoint {...props} /> : <PortsReached {...props} />}
      <TextField
        label="Days at least"
        optional
        inputMode="numeric"
        placeholder={atMostDays}
        {...fields.field(`methods.${place}.daysFrom`, days('days at least', daysTo))}
      />
      <TextField
        label="Days at most"
        optional
        inputMode="numeric"
        placeholder={atMostDays}
        {...fields.field(`methods.${place}.daysTo`, {
          validate: (typed) => {
            const isWrong = days('days at most', daysFrom).validate(typed);
            if (isWrong !== true) return isWrong;
            return (
              Number(typed) >= Number(daysFrom) ||
              `${title}: the longest time can’t be shorter than the shortest.`
            );
          },
        })}
      />
    </div>
  );
}

/** The ports to which something is brought. */
function PortsReached({ fields, place, ports, ownPorts, title }: ReachFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [kind, reach] = fields.watch([`methods.${place}.kind`, `methods.${place}.reach`]);
  const chosen = useController({
    control: fields.control,
    name: `methods.${place}.ports`,
    rules: {
      validate: (slugs, { methods }) =>
        methods[place]?.reach !== 'chosen' || slugs.length > 0 || `${title}: choose at least one port.`,
    },
  });
  const words = reachLabels[kind];
  const names = chosen.field.value.map((slug) => ports.find((port) => port.slug === slug)?.name ?? slug);
  return (
    <>
      <SelectField
        label={words.label}
        placeholder="Choose"
        options={[
          { value: 'everywhere', label: words.everywhere },
          { value: 'chosen', label: 'Only some ports' },
        ]}
        {...fields.field(`methods.${place}.reach`, {
          validate: (typed) => typed !== '' || `${title}: choose which ports it is for.`,
          onChange: () => {
            const { reach: now, ports: before } = fields.getValues(`methods.${place}`);
            if (now === 'chosen' && before.length === 0) chosen.field.onChange([...ownPorts]);
          },
        })}
      />
      {reach === 'chosen' ? (
        <div className={styles.reach}>
          <p id={`reach-${place}`}>{names.length === 0 ? 'No ports chosen yet.' : names.join(', ')}</p>
          <QuietButton
            type="button"
            name={chosen.field.name}
            aria-describedby={`reach-${place}`}
            onClick={() => setChoosing(true)}
          >
            {names.length === 0 ? 'Choose ports' : 'Change ports'}
          </QuietButton>
          {chosen.fieldState.error ? (
            <p role="alert" className={styles.wrong}>
              {chosen.fieldState.error.message}
            </p>
          ) : null}
          <Dialog
            open={isChoosing}
            onOpenChange={setChoosing}
            title={words.label}
            description={`${title}: the crew can choose it for these ports only.`}
            size="large"
            footer={
              <Button type="button" onClick={() => setChoosing(false)}>
                Done
              </Button>
            }
          >
            <PortsField
              name={`${chosen.field.name}.search`}
              label="Ports"
              ports={ports}
              chosen={chosen.field.value}
              onChange={chosen.field.onChange}
            />
          </Dialog>
        </div>
      ) : null}
    </>
  );
}

/** The one port in which something is collected, and the address there. */
function CollectionPoint({ fields, place, ports, ownAddress, title }: ReachFieldProps) {
  const point = fields.watch(`methods.${place}.point`);
  const words = reachLabels.collection;
  return (
    <>
      <SelectField
        label={words.label}
        placeholder="Choose"
        hint="For another place, add another method."
        options={[
          { value: 'everywhere', label: words.everywhere },
          ...ports.map(({ slug, name }) => ({ value: slug, label: name })),
          // The ports are read while the form is there already.
          ...(isInPort(point) && !ports.some(({ slug }) => slug === point)
            ? [{ value: point, label: portName(point) }]
            : []),
        ]}
        value={point}
        {...fields.field(`methods.${place}.point`, {
          validate: (typed) => typed !== '' || `${title}: choose in which port it is collected.`,
          onChange: () => {
            if (fields.getValues(`methods.${place}.address`) === '')
              fields.setValue(`methods.${place}.address`, ownAddress);
          },
        })}
      />
      {isInPort(point) ? (
        <div className={styles.address}>
          <TextAreaField
            label="Address"
            hint="Where the crew collects it. They see it before they pay."
            rows={2}
            maxLength={300}
            {...fields.field(`methods.${place}.address`, {
              validate: (text) => text.trim() !== '' || `${title}: enter the address where it is collected.`,
            })}
          />
        </div>
      ) : null}
    </>
  );
}
