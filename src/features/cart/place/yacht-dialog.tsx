import { useState } from 'react';
import {
  Button,
  Dialog,
  Form,
  FormActions,
  SelectField,
  SubmitButton,
  TextField,
} from '../../../ui/index.ts';
import type { Port, YachtGiven } from '../cart.types.ts';

interface YachtDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly ports: readonly Port[];
  readonly busy: boolean;
  /** Why it was not added; null while nothing failed. */
  readonly failure: string | null;
  readonly onAdd: (yacht: YachtGiven) => void;
}

/** Adds a yacht without leaving the cart. What was typed stays over a failure. */
export function YachtDialog({ open, onOpenChange, ports, busy, failure, onAdd }: YachtDialogProps) {
  const [typed, setTyped] = useState({ name: '', port: '', berth: '' });
  const [isTried, setIsTried] = useState(false);
  const name = typed.name.trim();
  const error = isTried && name === '' ? 'Enter her name.' : undefined;
  const field = (key: keyof typeof typed) => ({
    name: key,
    value: typed[key],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((all) => ({ ...all, [key]: value })),
  });
  const submit = () => {
    setIsTried(true);
    if (name === '') return;
    const berth = typed.berth.trim();
    onAdd({ name, port: typed.port === '' ? null : typed.port, berth: berth === '' ? null : berth });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add a yacht"
      description="You choose her for every order from now on; the suppliers see her name and where she lies."
      size="small"
    >
      <Form
        busy={busy}
        errors={error ? [{ name: 'name', message: error }] : []}
        failure={failure}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Name"
          maxLength={120}
          autoComplete="off"
          {...(error && { error })}
          {...field('name')}
        />
        <SelectField
          label="Port"
          optional
          placeholder="Choose a port"
          options={ports.map(({ slug, name: words }) => ({ value: slug, label: words }))}
          {...field('port')}
        />
        <TextField label="Berth" optional maxLength={120} autoComplete="off" {...field('berth')} />
        <FormActions align="end">
          <Button
            type="button"
            size="3"
            variant="surface"
            color="gray"
            highContrast
            onClick={() => onOpenChange(false)}
          >
            Cancel
          </Button>
          <SubmitButton busy={busy}>Add her</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
