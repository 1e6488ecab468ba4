import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import { EmailField, RadioCardsField } from '../../../ui/index.ts';
import { CommissionNote } from '../../commission/index.ts';
import { ApplicationsOff } from '../applications-off.tsx';
import { Entrance } from '../entrance.tsx';
import {
  NewPasswordField,
  PersonNameFields,
  TermsNote,
  emailRule,
  type Places,
  useArrivalFocus,
  useFields,
  SubmissionForm,
} from '../../forms/index.ts';
import type { Failure } from '../../server-data/index.ts';
import type { HandedNames } from './handed-names.ts';
import { RouteLink } from '../../links/index.ts';
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
    role: 'Account type',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
  },
  codes: { PASSWORD_TOO_COMMON: 'password' },
};

/** A company's invitation, and the address that it was mailed to. */
export interface SignUpInvitation {
  readonly company: string;
  readonly invitedBy: string;
  readonly email: string;
  readonly role: 'owner' | 'editor' | 'reader';
}

export const invitedAs = { owner: 'an owner', editor: 'an editor', reader: 'a reader' } as const;

interface SignUpViewProps {
  /** The role of the page, or null if it is chosen in the form. */
  role: SignUpRole | null;
  /** Known from a sign-up with another address: only the address is asked for again. */
  names?: HandedNames | null;
  /**
   * The company that the new account works for; null for none, or a new one. `signInFrom`: the page on which an
   * existing account accepts it.
   */
  invitation?: (SignUpInvitation & { readonly signInFrom: string }) | null;
  busy: boolean;
  slow: boolean;
  failure: Failure | null;
  /** The account was created, so leaving the page loses nothing. */
  done: boolean;
  onSignUp: (values: SignUpValues) => void;
  onCancel: () => void;
}

export function SignUpView({
  role,
  names = null,
  invitation = null,
  busy,
  slow,
  failure,
  done,
  onSignUp,
  onCancel,
}: SignUpViewProps) {
  const fields = useFields<Omit<SignUpValues, 'role'> & { role: string }>(
    { role: role ?? '', firstName: '', lastName: '', ...names, email: invitation?.email ?? '', password: '' },
    { isServerRendered: true },
  );
  const address = useRef<HTMLInputElement | null>(null);
  useArrivalFocus(address, names !== null);
  const story = role ? storyOf(role) : null;

  const chosen = useWatch({ control: fields.control, name: 'role' });
  const { ref: takeAddress, ...emailField } = fields.field('email', emailRule);

  return (
    <Entrance
      title={invitation === null ? (story?.title ?? 'Create an account') : `Join ${invitation.company}`}
      lead={
        <>
          {invitation === null
            ? (story?.lead ?? 'One account for your role. It takes a minute.')
            : `${invitation.invitedBy} invited you as ${invitedAs[invitation.role]}. Create your account to accept.`}
          {isVendor(role) && invitation === null ? (
            <>
              {' '}
              <CommissionNote />
            </>
          ) : null}
        </>
      }
      aside={<RolePromise role={role} />}
      more={
        <>
          <span>Have an account?</span>
          {invitation === null ? (
            <RouteLink to="/login" keepFrom>
              Sign in
            </RouteLink>
          ) : (
            <RouteLink to="/login" from={invitation.signInFrom}>
              Sign in to accept with it
            </RouteLink>
          )}
          {story && invitation === null ? (
            <RouteLink to="/get-started" keepFrom>
              Not {article(story.role)}?
            </RouteLink>
          ) : null}
        </>
      }
    >
      <SubmissionForm
        name={story?.title ?? 'Create an account'}
        fields={fields}
        submission={{ busy, slow, failure, cancel: onCancel }}
        places={places}
        onSubmit={(values) =>
          onSignUp({
            // the radio buttons offer only these three, and one is required
            role: storyOf(values.role as SignUpRole).role,
            firstName: values.firstName.trim(),
            lastName: values.lastName.trim(),
            email: values.email.trim(),
            password: values.password,
          })
        }
        submit="Create account"
        unsaved={done ? null : 'your account'}
        below={<TermsNote by="creating an account" />}
      >
        {invitation === null && isVendor(role ?? chosen) ? (
          <ApplicationsOff>
            You can create an account and set up everything now. It’s kept, and you send your application as
            soon as we take new vendors again.
          </ApplicationsOff>
        ) : null}
        {role ? null : (
          <RadioCardsField
            label="What do you do?"
            columns={1}
            options={roleStories.map(({ role: value, label, description }) => ({
              value,
              label,
              description,
            }))}
            {...fields.field('role', { required: 'Choose your role.' })}
          />
        )}
        {role === null && isVendor(chosen) ? (
          <p className={styles.commission}>
            <CommissionNote />
          </p>
        ) : null}
        <PersonNameFields firstName="firstName" lastName="lastName" fields={fields} />
        <EmailField
          autoComplete="username"
          readOnly={invitation !== null}
          hint={
            invitation === null
              ? 'We’ll send a six-digit code to this address to confirm it’s yours.'
              : 'Your invitation was sent to this address, so you don’t need a code.'
          }
          {...emailField}
          ref={(element) => {
            address.current = element;
            takeAddress(element);
          }}
        />
        <NewPasswordField label="Password" name="password" fields={fields} />
      </SubmissionForm>
    </Entrance>
  );
}

const isVendor = (role: string | null): boolean => role === 'supplier' || role === 'service_provider';

const article = (role: SignUpRole): string =>
  role === 'crew_member' ? 'crew' : role === 'supplier' ? 'a supplier' : 'a service provider';

function RolePromise({ role }: { role: SignUpRole | null }) {
  if (!role) {
    return (
      <>
        <StepDrawing step="go-live" />
        <p>One marketplace for the people who run yachts and the people who keep them running.</p>
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
