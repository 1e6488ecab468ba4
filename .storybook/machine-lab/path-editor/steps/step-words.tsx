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

/** What a step is called, what one needs for it, and how long it takes. */
export function StepWords({ editor: { path, edit }, step, onClose }: Props) {
  const [title, setTitle] = useState(step.title);
  const [needs, setNeeds] = useState(step.needs);
  const [minutes, setMinutes] = useState(String(step.minutes));
  const [hasTried, setTried] = useState(false);
  const noTitle = title.trim() === '' ? 'Every step is called something.' : undefined;
  const count = Number(minutes);
  const noMinutes =
    /^\d+$/.test(minutes.trim()) && count >= 1 && count <= mostMinutes
      ? undefined
      : `Say it in whole minutes, from 1 to ${mostMinutes}.`;
  return (
    <Form
      aria-label={`The words of “${step.title}”`}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (noTitle || noMinutes) return;
        const words = { title: title.trim(), needs: needs.trim(), minutes: count };
        edit(renameStep(path, step.step, words), `“${words.title}” has its new words`);
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
        label="What one needs for it"
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
          Use these words
        </Button>
        <Button type="button" size="1" variant="soft" color="gray" onClick={onClose}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}
