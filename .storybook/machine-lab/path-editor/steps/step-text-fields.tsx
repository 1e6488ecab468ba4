import { useState } from 'react';
import { renameStep, type StepInPath } from '../../../../src/statecharts/flow/steps/steps.ts';
import { Button, Form, FormActions, TextField } from '../../../../src/ui/index.ts';
import type { Editor } from '../use-editor.ts';
import styles from './step-list.module.css';

interface Props {
  readonly editor: Editor;
  readonly step: StepInPath;
  readonly onClose: () => void;
}

const mostMinutes = 600;

/** A step's title, what it requires, and its duration. */
export function StepTextFields({ editor: { path, edit }, step, onClose }: Props) {
  const [title, setTitle] = useState(step.title);
  const [needs, setNeeds] = useState(step.needs);
  const [minutes, setMinutes] = useState(String(step.minutes));
  const [hasTried, setTried] = useState(false);
  const noTitle = title.trim() === '' ? 'Enter a title.' : undefined;
  const count = Number(minutes);
  const noMinutes =
    /^\d+$/.test(minutes.trim()) && count >= 1 && count <= mostMinutes
      ? undefined
      : `Enter whole minutes, from 1 to ${mostMinutes}.`;
  return (
    <Form
      aria-label={`Texts of “${step.title}”`}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (noTitle || noMinutes) return;
        const text = { title: title.trim(), needs: needs.trim(), minutes: count };
        edit(renameStep(path, step.step, text), `“${text.title}” has new texts`);
        onClose();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <TextField
        label="Title"
        autoFocus
        value={title}
        autoComplete="off"
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        {...(hasTried && noTitle && { error: noTitle })}
      />
      <TextField
        label="What is needed"
        value={needs}
        autoComplete="off"
        onChange={({ currentTarget }) => setNeeds(currentTarget.value)}
      />
      <TextField
        label="Minutes"
        inputMode="numeric"
        value={minutes}
        autoComplete="off"
        onChange={({ currentTarget }) => setMinutes(currentTarget.value)}
        {...(hasTried && noMinutes && { error: noMinutes })}
      />
      <FormActions>
        <Button type="submit" size="1">
          Apply texts
        </Button>
        <Button type="button" size="1" variant="soft" color="gray" onClick={onClose}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}
