import { useState } from 'react';
import { Button, Form, FormActions, SelectField, TextAreaField, TextField } from '../../../src/ui/index.ts';
import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';
import { marks } from '../parts/event-label.ts';
import { payloadOfEvent, withPayload, type AvailableEvent } from './available-events.ts';
import { inReadingOrder, labelOfCases, labelOfField, type FieldLabel } from './field-labels.ts';
import { fieldsOf, payloadOf, type PayloadField } from './payload-fields.ts';
import styles from './workbench.module.css';

interface Props {
  readonly act: AvailableEvent;
  /** Why it was not possible when it was tried. */
  readonly refused: string | null;
  readonly onAction: (event: ScriptedEvent) => void;
  readonly onCancel: () => void;
}

/** An event's payload: one of the examples as it is, or edited. */
export function EventForm({ act: available, refused, onAction, onCancel }: Props) {
  const [index, setIndex] = useState(0);
  const example = available.cases[index] ?? available.cases[0];
  const [fields, setFields] = useState<readonly PayloadField[]>(() =>
    example ? fieldsOf(payloadOfEvent(example.event)) : [],
  );
  const [problems, setProblems] = useState<readonly { name: string; reason: string }[]>([]);
  if (!example) return null;

  const choose = (next: number) => {
    const chosen = available.cases[next];
    setIndex(next);
    setProblems([]);
    if (chosen) setFields(fieldsOf(payloadOfEvent(chosen.event)));
  };
  const submit = () => {
    const read = payloadOf(fields);
    setProblems(read.problems);
    const [wrong] = read.problems;
    // The field itself shows what is wrong.
    const field = wrong && document.getElementById(`field-${wrong.name}`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    if (!wrong) onAction(withPayload(example.event, read.payload));
  };
  const edit = (name: string, text: string) =>
    setFields(fields.map((field) => (field.name === name ? { ...field, text } : field)));

  const { kind } = available.label;
  const rows = (
    <div className={styles.fields}>
      {inReadingOrder(kind, fields).map((field) => (
        <Field
          key={`${index} ${field.name}`}
          field={field}
          label={labelOfField(kind, field.name)}
          error={problems.find(({ name }) => name === field.name)?.reason}
          onEdit={(text) => edit(field.name, text)}
        />
      ))}
    </div>
  );
  return (
    <Form
      aria-label={`${available.label.label}: what it brings`}
      className={styles.form}
      failure={refused}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <p className={styles.formTitle}>
        <span aria-hidden>{marks[kind]} </span>
        {available.label.label}
        {kind === 'error' ? ' fails' : kind === 'done' ? ' answers' : ''}
      </p>
      {available.cases.length > 1 || example.name !== '' ? (
        <SelectField
          label={labelOfCases(kind)}
          autoFocus
          value={String(index)}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          options={available.cases.map(({ name }, at) => ({ value: String(at), label: name || 'as it is' }))}
        />
      ) : null}
      {fields.length === 0 ? null : kind === 'event' ? (
        rows
      ) : (
        <details>
          <summary className={styles.exactly}>What exactly comes back</summary>
          {rows}
        </details>
      )}
      <FormActions>
        <Button type="submit" size="2">
          {kind === 'error' ? 'Let it fail' : kind === 'done' ? 'Let it answer' : 'Send'}
        </Button>
        <Button type="button" size="2" variant="soft" color="gray" onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}

interface FieldProps {
  readonly field: PayloadField;
  readonly label: FieldLabel;
  readonly error: string | undefined;
  readonly onEdit: (text: string) => void;
}

function Field({ field: { name, kind, text }, label, error, onEdit }: FieldProps) {
  const common = {
    id: `field-${name}`,
    ...label,
    name: `field-${name}`,
    ...(error !== undefined && { error }),
  };
  if (kind === 'yes or no') {
    return (
      <SelectField
        {...common}
        value={text}
        onChange={({ currentTarget }) => onEdit(currentTarget.value)}
        options={[
          { value: 'true', label: 'yes' },
          { value: 'false', label: 'no' },
        ]}
      />
    );
  }
  if (kind === 'json') {
    return (
      <TextAreaField
        {...common}
        className={styles.json}
        rows={Math.min(text.split('\n').length, 10)}
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => onEdit(currentTarget.value)}
      />
    );
  }
  return (
    <TextField
      {...common}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      value={text}
      onChange={({ currentTarget }) => onEdit(currentTarget.value)}
    />
  );
}
