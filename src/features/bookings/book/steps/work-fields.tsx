import { useState } from 'react';
import { quantityMax } from '../../../../lib/service-duration.ts';
import type { ChosenService, Work } from '../../../../machines/booking/index.ts';
import { RadioCardsField, SelectField, TextField } from '../../../../ui/index.ts';
import { placeKindLabels } from '../../shared/index.ts';
import styles from '../book.module.css';
import { quantityLabel } from '../service-texts.ts';

/** Whether free times can be requested. */
export const isWorkComplete = ({ placeKind, port }: Work): boolean =>
  placeKind === 'remote' || (placeKind !== null && port !== null);

interface WorkFieldsProps {
  readonly service: ChosenService;
  readonly work: Work;
  readonly onChange: (work: Work) => void;
  /** Whether the typed quantity is valid; prices are only shown for a valid one. */
  readonly onQuantity: (isRight: boolean) => void;
}

/** Where the work is done and how much of it; a question with only one answer is not asked. */
export function WorkFields({ service, work, onChange, onQuantity }: WorkFieldsProps) {
  const [typed, setTyped] = useState(String(work.quantity));
  const { placeKinds, ports, pricedPer } = service;
  const most = quantityMax(service);
  const isRight = (quantity: number) => Number.isInteger(quantity) && quantity >= 1 && quantity <= most;
  return (
    <div className={styles.fields}>
      {placeKinds.length > 1 ? (
        <RadioCardsField
          label="Where"
          name="placeKind"
          className={styles.wide ?? ''}
          options={placeKinds.map((value) => ({ value, label: placeKindLabels[value] }))}
          value={work.placeKind ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const placeKind = placeKinds.find((kind) => kind === value) ?? null;
            onChange({ ...work, placeKind, port: placeKind === 'remote' ? null : work.port });
          }}
        />
      ) : null}
      {work.placeKind !== 'remote' && ports.length > 1 ? (
        <SelectField
          label="Port"
          name="port"
          placeholder="Choose a port"
          options={ports.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={work.port ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...work, port: value || null })}
        />
      ) : null}
      {pricedPer === 'visit' ? null : (
        <TextField
          label={quantityLabel(service)}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          hint={`From 1 to ${most}. It decides how long the work takes, and its price.`}
          value={typed}
          {...(!isRight(Number(typed)) && { error: `Enter a whole number from 1 to ${most}.` })}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            const quantity = Number(value);
            onQuantity(isRight(quantity));
            if (isRight(quantity) && quantity !== work.quantity) onChange({ ...work, quantity });
          }}
        />
      )}
    </div>
  );
}
