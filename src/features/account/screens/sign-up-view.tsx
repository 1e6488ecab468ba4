import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import {
  Form,
  FormActions,
  listFieldErrors,
  RadioCardsField,
  SubmitButton,
  TextField,
} from '../../../ui/index.ts';
import { Entrance } from '../entrance.tsx';
import { emailRule, nameRule } from '../form/field-rules.ts';
import { wordsOf, type FormFailure } from '../form/form-failure.ts';
import type { HandedNames } from '../form/handed-names.ts';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { keepTyped } from '../form/keep-typed.ts';
import { RouteLink } from '../form/route-link.tsx';
import { isPlaced, useServerProblems, type Places } from '../form/server-problems.ts';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { useArrivalFocus } from '../form/use-arrival-focus.ts';
import { useSecondsLeft, waitWords } from '../form/use-seconds-left.ts';
import { WaitNotice } from '../form/wait-notice.tsx';
import { roleStories, storyOf, type SignUpRole } from '../sign-up-roles.tsx';
import styles from './sign-up.module.css';

interface SignUpValues {
  role: SignUpRole;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

const places: Places<SignUpValues> = {
  labels: {
    role: 'The kind of account',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    password: 'Password',
  },
  codes: { PASSWORD_TOO_COMMON: 'password' },
};

interface SignUpViewProps {
  /** The page of one role, or null where it is chosen. */
  role: SignUpRole | null;
  /** Known from a sign-up with another address: the address alone is asked for anew. */
  names?: HandedNames | null;
  busy: boolean;
  slow: boolean;
  failure: FormFailure | null;
  /** The account is open: what was typed is no longer at risk. */
  done: boolean;
  onSignUp: (values: SignUpValues) => void;
  onCancel: () => void;
}

export function SignUpView({
  role,
  names = null,
  busy,
  slow,
  failure,
  done,
  onSignUp,
  onCancel,
}: SignUpViewProps) {
  const {
    register: takeOver,
    setValue,
    handleSubmit,
    setError,
    control,
    formState,
  } = useForm<Omit<SignUpValues, 'role'> & { role: string }>({
    shouldFocusError: false,
    defaultValues: { role: role ?? '', firstName: '', lastName: '', ...names, email: '', password: '' },
  });
  const { errors, isDirty } = formState;
  const register = keepTyped(takeOver, setValue);
  useServerProblems(failure, setError, places);
  const address = useRef<HTMLInputElement | null>(null);
  useArrivalFocus(address, names !== null);
  const secondsLeft = useSecondsLeft(failure?.retryAfterSeconds ?? 0, failure);
  const waited = failure?.code === 'TOO_MANY_REQUESTS' && secondsLeft === 0;
  const words = failure && !isPlaced(failure, places) ? wordsOf(failure) : null;
  const story = role ? storyOf(role) : null;

  const { ref: takeAddress, ...emailField } = register('email', emailRule);

  const send = handleSubmit((values) =>
    onSignUp({
      role: storyOf(values.role as SignUpRole).role, // the radios offer these three alone, and one is required
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      email: values.email.trim(),
      password: values.password,
    }),
  );

  return (
    <Entrance
      title={story?.title ?? 'Create an account'}
      lead={story?.lead ?? 'One account, for what you do. It takes a minute.'}
      aside={<RolePromise role={role} />}
      more={
        <>
          <span>Have an account?</span>
          <RouteLink to="/login" keepFrom>
            Sign in
          </RouteLink>
          {story ? (
            <RouteLink to="/get-started" keepFrom>
              Not {article(story.role)}?
            </RouteLink>
          ) : null}
        </>
      }
    >
      <Form
        aria-label={story?.title ?? 'Create an account'}
        busy={busy}
        errors={listFieldErrors(errors)}
        failure={waited ? 'You can try again now.' : words}
        onSubmit={(event) => void send(event)}
      >
        {role ? null : (
          <RadioCardsField
            label="What do you do?"
            columns={1}
            options={roleStories.map(({ role: value, label, description }) => ({
              value,
              label,
              description,
            }))}
            error={errors.role?.message}
            {...register('role', { required: 'Choose what you do.' })}
          />
        )}
        <div className={styles.names}>
          <TextField
            label="First name"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName', nameRule('Enter your first name.'))}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName', nameRule('Enter your last name.'))}
          />
        </div>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          hint="We send a six-digit code there, to be sure it is yours."
          error={errors.email?.message}
          {...emailField}
          ref={(element) => {
            address.current = element;
            takeAddress(element);
          }}
        />
        <NewPasswordField
          label="Password"
          name="password"
          control={control}
          register={register}
          error={errors.password?.message}
        />
        <WaitNotice slow={slow} onCancel={onCancel} />
        <FormActions>
          <SubmitButton busy={busy} disabled={secondsLeft > 0}>
            {secondsLeft > 0 ? `Try again ${waitWords(secondsLeft)}` : 'Create account'}
          </SubmitButton>
        </FormActions>
        <p className={styles.terms}>
          By creating an account you accept the{' '}
          <RouteLink newTab to="/terms-and-conditions">
            terms and conditions
          </RouteLink>
          . The{' '}
          <RouteLink newTab to="/privacy-policy">
            privacy policy
          </RouteLink>{' '}
          says what we keep.
        </p>
      </Form>
      <UnsavedGuard when={isDirty && !done} what="your account" />
    </Entrance>
  );
}

const article = (role: SignUpRole): string =>
  role === 'crew_member' ? 'crew' : role === 'supplier' ? 'a supplier' : 'a service provider';

function RolePromise({ role }: { role: SignUpRole | null }) {
  if (!role) {
    return (
      <>
        <StepDrawing step="go-live" />
        <p>One market for the people who run yachts, and for those who keep them running.</p>
      </>
    );
  }
  const { promise, points, picture } = storyOf(role);
  return (
    <>
      {picture}
      <p>{promise}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Check size={16} aria-hidden />
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}
