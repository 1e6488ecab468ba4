import { useState } from 'react';
import { Button, Form, FormActions, SelectField, TextAreaField, TextField } from '../../../src/ui/index.ts';
import type { Cue } from '../../../src/statecharts/trace/player.types.ts';
import { marks } from '../parts/event-words.ts';
import { payloadOfCue, withPayload, type Act } from './acts.ts';
import { inReadingOrder, wordsOfCases, wordsOfField, type FieldWords } from './field-words.ts';
import { fieldsOf, payloadOf, type PayloadField } from './payload-fields.ts';
import styles from './workbench.module.css';

interface Props {
  readonly act: Act;
  /** Why it did not happen when it was tried. */
  readonly refused: string | null;
  readonly onAct: (cue: Cue) => void;
  readonly onCancel: () => void;
}

/** What an event brings: one of the examples as it is, or edited. */
export function ActForm({ act, refused, onAct, onCancel }: Props) {
  const [index, setIndex] = useState(0);
  const example = act.cases[index] ?? act.cases[0];
  const [fields, setFields] = useState<readonly PayloadField[]>(() =>
    example ? fieldsOf(payloadOfCue(example.cue)) : [],
  );
  const [problems, setProblems] = useState<readonly { name: string; reason: string }[]>([]);
  if (!example) return null;

  const choose = (next: number) => {
    const chosen = act.cases[next];
    setIndex(next);
    setProblems([]);
    if (chosen) setFields(fieldsOf(payloadOfCue(chosen.cue)));
  };
  const submit = () => {
    const read = payloadOf(fields);
    setProblems(read.problems);
    const [wrong] = read.problems;
    // It says itself what is wrong with it.
    const field = wrong && document.getElementById(`field-${wrong.name}`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    if (!wrong) onAct(withPayload(example.cue, read.payload));
  };
  const edit = (name: string, text: string) =>
    setFields(fields.map((field) => (field.name === name ? { ...field, text } : field)));

  const { kind } = act.words;
  const rows = (
    <div className={styles.fields}>
      {inReadingOrder(kind, fields).map((field) => (
        <Field
          key={`${index} ${field.name}`}
          field={field}
          words={wordsOfField(kind, field.name)}
          error={problems.find(({ name }) => name === field.name)?.reason}
          onEdit={(text) => edit(field.name, text)}
        />
      ))}
    </div>
  );
  return (
    <Form
      aria-label={`${act.words.label}: what it brings`}
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
        {act.words.label}
        {kind === 'error' ? ' fails' : kind === 'done' ? ' answers' : ''}
      </p>
      {act.cases.length > 1 || example.name !== '' ? (
        <SelectField
          label={wordsOfCases(kind)}
          autoFocus
          value={String(index)}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          options={act.cases.map(({ name }, at) => ({ value: String(at), label: name || 'as it is' }))}
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
  readonly words: FieldWords;
  readonly error: string | undefined;
  readonly onEdit: (text: string) => void;
}

function Field({ field: { name, kind, text }, words, error, onEdit }: FieldProps) {
  const common = {
    id: `field-${name}`,
    ...words,
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
