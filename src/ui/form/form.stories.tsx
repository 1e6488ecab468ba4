import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent } from 'storybook/test';
import {
  Button,
  CheckboxField,
  Form,
  FormActions,
  listFieldErrors,
  PasswordField,
  RadioCardsField,
  SelectField,
  SubmitButton,
  TextField,
} from '../index.ts';

interface SignUp {
  role: string;
  name: string;
  email: string;
  password: string;
  port: string;
  terms: boolean;
}

interface ExampleProps {
  onSend: (values: SignUp) => void;
  busy?: boolean;
  failure?: string;
}

function SignUpExample({ onSend, busy = false, failure }: ExampleProps) {
  const { register, handleSubmit, formState } = useForm<SignUp>({
    shouldFocusError: false,
    defaultValues: { role: '', name: '', email: '', password: '', port: '', terms: false },
  });
  const { errors } = formState;
  return (
    <Form
      onSubmit={(event) => void handleSubmit(onSend)(event)}
      busy={busy}
      failure={failure}
      errors={listFieldErrors(errors)}
      aria-label="Sign up"
    >
      <RadioCardsField
        label="I am"
        columns={2}
        options={[
          { value: 'crew_member', label: 'Crew', description: 'I work aboard.' },
          { value: 'supplier', label: 'Supplier', description: 'I sell goods.' },
        ]}
        error={errors.role?.message}
        {...register('role', { required: 'Choose what you are.' })}
      />
      <TextField
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', { required: 'Enter your name.' })}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', { required: 'Enter your email address.' })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 10 characters."
        error={errors.password?.message}
        {...register('password', { minLength: { value: 10, message: 'Use at least 10 characters.' } })}
      />
      <SelectField
        label="Home port"
        optional
        placeholder="Choose a port"
        options={[{ value: 'palma', label: 'Palma' }]}
        {...register('port')}
      />
      <CheckboxField
        label="I accept the terms"
        error={errors.terms?.message}
        {...register('terms', { required: 'The account needs your agreement.' })}
      />
      <FormActions>
        <SubmitButton busy={busy}>Create account</SubmitButton>
        <Button type="button" size="3" variant="ghost" color="gray" highContrast>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}

const meta = {
  title: 'Forms/Form',
  component: SignUpExample,
  args: { onSend: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof SignUpExample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FailedSubmit: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Choose what you are.',
      'Enter your name.',
      'Enter your email address.',
      'The account needs your agreement.',
    ]);
    const address = location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your email address.' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(location.href).toBe(address);
    await userEvent.click(canvas.getByRole('link', { name: 'Choose what you are.' }));
    await expect(canvas.getByRole('radio', { name: 'Crew' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Name'), 'Mara Soler');
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Enter your name.' })).toBeNull();
  },
};

export const Sent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Crew' }));
    await userEvent.type(canvas.getByLabelText('Name'), 'Mara Soler');
    await userEvent.type(canvas.getByLabelText('Email'), 'mara@example.com');
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'seven gulls at noon');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith(
      {
        role: 'crew_member',
        name: 'Mara Soler',
        email: 'mara@example.com',
        password: 'seven gulls at noon',
        port: '',
        terms: true,
      },
      expect.anything(),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Mara{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('form', { name: 'Sign up' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Refused: Story = {
  args: {
    failure: 'We could not reach the harbour office. Nothing you typed is lost: try again in a moment.',
  },
};
