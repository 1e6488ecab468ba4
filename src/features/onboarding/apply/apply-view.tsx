import { useMemo } from 'react';
import { useForm, type UseFormRegister } from 'react-hook-form';
import type { components } from '../../../api/index.ts';
import type { VendorRole } from '../../../machines/import/index.ts';
import {
  Form,
  FormActions,
  listFieldErrors,
  RadioCardsField,
  SubmitButton,
  TextField,
} from '../../../ui/index.ts';
import {
  emailRule,
  isPlaced,
  keepTyped,
  nameRule,
  NewPasswordField,
  RouteLink,
  UnsavedGuard,
  useSecondsLeft,
  useServerProblems,
  WaitNotice,
  waitWords,
  wordsOf,
  type FormFailure,
  type Places,
} from '../../account/index.ts';
import { AddressFields, FieldGroup, RegisterFields, type BoundField } from '../company/company-fields.tsx';
import {
  changeOf,
  companyLabels,
  companyRules,
  noCompany,
  type CompanyField,
  type CompanyValues,
} from '../company/company-values.ts';
import { ApplyFrame } from './apply-frame.tsx';
import styles from './apply.module.css';

interface ApplyValues extends CompanyValues {
  role: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** What is sent: the account, and the company that applies. */
export interface Application {
  role: VendorRole;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  company: components['schemas']['Company'];
}

const places: Places<ApplyValues> = {
  labels: {
    ...companyLabels,
    role: 'The kind of account',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    password: 'Password',
  },
  codes: { PASSWORD_TOO_COMMON: 'password' },
};

/** The server names the company's fields below `company`; whom we may ask is the person who applies. */
const fieldsHere: Readonly<Record<string, string>> = { contactName: 'firstName', contactEmail: 'email' };

function placedHere(failure: FormFailure): FormFailure {
  return {
    ...failure,
    fields: failure.fields.map(({ field, message }) => {
      const name = field.replace(/^\/?company[/.]/, '');
      return { field: fieldsHere[name] ?? name, message };
    }),
  };
}

interface ApplyViewProps {
  busy: boolean;
  slow: boolean;
  failure: FormFailure | null;
  /** The account is open: what was typed is no longer at risk. */
  done: boolean;
  onApply: (application: Application) => void;
  onCancel: () => void;
}

/** The person who applies is whom we may ask, until the company says otherwise. */
function applicationOf({ role, password, ...typed }: ApplyValues): Application {
  const [firstName, lastName, email] = [typed.firstName.trim(), typed.lastName.trim(), typed.email.trim()];
  const { about: _, ...company } = changeOf({
    ...typed,
    contactName: `${firstName} ${lastName}`,
    contactEmail: email,
  });
  return {
    role: role === 'supplier' ? role : 'service_provider',
    firstName,
    lastName,
    email,
    password,
    company,
  };
}

/** A vendor's application without an account: the company first, then the account that it belongs to. */
export function ApplyView({ busy, slow, failure: refused, done, onApply, onCancel }: ApplyViewProps) {
  const failure = useMemo(() => refused && placedHere(refused), [refused]);
  const {
    register: takeOver,
    setValue,
    handleSubmit,
    setError,
    control,
    formState: { errors, isDirty },
  } = useForm<ApplyValues>({
    shouldFocusError: false,
    defaultValues: { ...noCompany, role: '', firstName: '', lastName: '', email: '', password: '' },
  });
  const register: UseFormRegister<ApplyValues> = keepTyped(takeOver, setValue);
  useServerProblems(failure, setError, places);
  const secondsLeft = useSecondsLeft(failure?.retryAfterSeconds ?? 0, failure);
  const waited = failure?.code === 'TOO_MANY_REQUESTS' && secondsLeft === 0;
  const words = failure && !isPlaced(failure, places) ? wordsOf(failure) : null;
  const bind = (field: CompanyField): BoundField => {
    const message = errors[field]?.message;
    return { ...register(field, companyRules[field]), ...(message ? { error: message } : {}) };
  };
  return (
    <ApplyFrame
      title="Apply as a vendor"
      lead="Tell us who you are. It takes about five minutes, and you pay only when you sell."
      more={
        <>
          <span>Have an account?</span>
          <RouteLink to="/login" keepFrom>
            Sign in
          </RouteLink>
          <RouteLink to="/get-started" keepFrom>
            Not a vendor?
          </RouteLink>
        </>
      }
    >
      <Form
        aria-label="Apply as a vendor"
        busy={busy}
        errors={listFieldErrors(errors)}
        failure={waited ? 'You can try again now.' : words}
        onSubmit={(event) => void handleSubmit((values) => onApply(applicationOf(values)))(event)}
      >
        <RadioCardsField
          label="What do you offer?"
          columns={1}
          options={[
            {
              value: 'supplier',
              label: 'Goods',
              description: 'Parts, provisions, equipment: your price list becomes a shop.',
            },
            {
              value: 'service_provider',
              label: 'Services',
              description: 'Work by the visit, the hour or the day: crew book your free time.',
            },
          ]}
          error={errors.role?.message}
          {...register('role', { required: 'Choose what you offer.' })}
        />
        <RegisterFields bind={bind} />
        <AddressFields bind={bind} />
        <FieldGroup title="You, and your account">
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
            label={companyLabels.contactPhone}
            optional
            type="tel"
            autoComplete="tel"
            hint="For questions about the application."
            {...bind('contactPhone')}
          />
          <TextField
            label="E-mail"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            hint="We send a six-digit code there, to be sure it is yours."
            error={errors.email?.message}
            {...register('email', emailRule)}
          />
          <NewPasswordField
            label="Password"
            name="password"
            control={control}
            register={register}
            error={errors.password?.message}
          />
        </FieldGroup>
        <WaitNotice slow={slow} onCancel={onCancel} />
        <FormActions>
          <SubmitButton busy={busy} disabled={secondsLeft > 0}>
            {secondsLeft > 0 ? `Try again ${waitWords(secondsLeft)}` : 'Apply'}
          </SubmitButton>
        </FormActions>
        <p className={styles.terms}>
          By applying you accept the{' '}
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
      <UnsavedGuard when={isDirty && !done} what="your application" />
    </ApplyFrame>
  );
}
