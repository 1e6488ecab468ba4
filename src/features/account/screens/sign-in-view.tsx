import { Divider, EmailField, Notice, PasswordField } from '../../../ui/index.ts';
import { DemoAccounts } from '../demo/demo-accounts.tsx';
import { Entrance } from '../entrance.tsx';
import { emailRule, passwordRule, type Places, useFields, SubmissionForm } from '../../forms/index.ts';
import { RouteLink } from '../../links/index.ts';
import type { Failure } from '../../server-data/index.ts';
import type { DemoAccount } from '../queries.ts';

interface Credentials {
  email: string;
  password: string;
}

const places: Places<Credentials> = { labels: { email: 'Email', password: 'Password' } };

interface SignInViewProps {
  busy: boolean;
  slow: boolean;
  failure: Failure | null;
  notice: string | null;
  /** The user was redirected from a page that needs a session. */
  cameFrom: boolean;
  /** The address of that page, if no page exists there. */
  unknownAddress?: string | null;
  /** The user opened the link mailed after many failed sign-ins. */
  hasLink?: boolean;
  demoAccounts: readonly DemoAccount[];
  onSignIn: (credentials: Credentials) => void;
  onCancel: () => void;
}

const mostShown = 60;

const pathIn = (address: string): string => {
  const path = address.split(/[?#]/)[0] ?? '';
  return path.length > mostShown ? `${path.slice(0, mostShown)}…` : path;
};

/** The words of an address, for a search: "/teak-oil" is “teak oil”. */
const wordsIn = (address: string): string =>
  pathIn(address)
    .replaceAll(/%[\da-f]{2}|[^\p{L}\p{N}]+/giu, ' ')
    .trim();

const searchPath = (address: string): string =>
  `/?${new URLSearchParams({ q: wordsIn(address) }).toString()}`;

export function SignInView({
  busy,
  slow,
  failure,
  notice,
  cameFrom,
  unknownAddress = null,
  hasLink = false,
  demoAccounts,
  onSignIn,
  onCancel,
}: SignInViewProps) {
  const fields = useFields<Credentials>({ email: '', password: '' }, { isServerRendered: true });
  return (
    <Entrance
      title="Sign in"
      lead={
        cameFrom ? 'Please sign in to continue. We’ll bring you back to where you were.' : 'Welcome back.'
      }
      more={
        <>
          <span>New to Quayside?</span>
          <RouteLink to="/get-started" keepFrom>
            Create an account
          </RouteLink>
        </>
      }
    >
      {notice && !failure ? (
        <Notice tone="success" live>
          {notice}
        </Notice>
      ) : null}
      {unknownAddress !== null && !failure ? (
        <Notice tone="warning" title="We don’t know this address">
          There is no page at {pathIn(unknownAddress)}. Go to the <RouteLink to="/">home page</RouteLink>,{' '}
          <RouteLink to={searchPath(unknownAddress)}>search for “{wordsIn(unknownAddress)}”</RouteLink>, or
          sign in.
        </Notice>
      ) : null}
      {hasLink && !failure ? (
        <Notice tone="info">Your link lets you sign in on this device. You still need your password.</Notice>
      ) : null}
      <SubmissionForm
        name="Sign in"
        fields={fields}
        submission={{ busy, slow, failure, cancel: onCancel }}
        places={places}
        onSubmit={({ email, password }) => onSignIn({ email: email.trim(), password })}
        submit="Sign in"
      >
        <EmailField autoComplete="username" {...fields.field('email', emailRule)} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          aside={<RouteLink to="/forgot-password">Forgotten your password?</RouteLink>}
          {...fields.field('password', passwordRule)}
        />
      </SubmissionForm>
      {demoAccounts.length > 0 ? (
        <>
          <Divider>or try the demo as</Divider>
          <DemoAccounts accounts={demoAccounts} busy={busy} onChoose={onSignIn} />
        </>
      ) : null}
    </Entrance>
  );
}
