import { Link, Navigate } from 'react-router-dom';
import type { VendorRole } from '../../machines/import/index.ts';
import { roleLabels, rolePaths } from '../../lib/roles.ts';
import { EmptyDrawing } from '../../ui/drawings/index.ts';
import { Button, EmptyState } from '../../ui/index.ts';
import { ButtonLink } from '../links/index.ts';
import styles from './guards-views.module.css';
import { Checking } from './steps/checking.tsx';
import type { Admission } from './who-onboards.ts';

interface RefusedEntryProps {
  /** The role of the page. */
  role: VendorRole;
  title: string;
  /** The current path, to return to. */
  path: string;
  admission: Exclude<Admission, { kind: 'walk' }>;
}

const signUpPaths: Readonly<Record<VendorRole, string>> = {
  supplier: '/vendor/signup',
  service_provider: '/service/signup',
};

const oneOf = (role: VendorRole): string => (role === 'supplier' ? 'a supplier' : 'a service provider');

/** Shown to users who may not use this page, or not yet: what the page is, and where to go instead. */
export function RefusedEntry({ role, title, path, admission }: RefusedEntryProps) {
  switch (admission.kind) {
    case 'waiting':
      return <Checking title={title} />;
    case 'unproved':
      return <Navigate to="/verify-otp" replace state={{ from: path }} />;
    case 'own-page':
      return <Navigate to={admission.path} replace />;
    case 'visitor':
      return (
        <EmptyState
          level="h1"
          title="Sign in to continue"
          drawing={<EmptyDrawing scene="lost" />}
          action={
            <div className={styles.actions}>
              <Button asChild size="3">
                <Link to="/login" state={{ from: path }}>
                  Sign in
                </Link>
              </Button>
              <ButtonLink to={signUpPaths[role]} variant="surface" color="gray" highContrast>
                Create an account
              </ButtonLink>
            </div>
          }
        >
          This page is for setting up as {oneOf(role)}. Everything you did is saved. After you sign in, you
          continue where you stopped.
        </EmptyState>
      );
    case 'somebody-elses':
      return (
        <EmptyState
          level="h1"
          title="This page belongs to another account"
          drawing={<EmptyDrawing scene="lost" />}
          action={<ButtonLink to={admission.ownPath}>Go to your page</ButtonLink>}
        >
          Every account has its own page for setting up and for adding lists, also in the same company. Open
          yours instead: it shows the same company, where you’re allowed to change it.
        </EmptyState>
      );
    case 'not-a-vendor':
      return (
        <EmptyState
          level="h1"
          title={role === 'supplier' ? 'This page is for suppliers' : 'This page is for service providers'}
          drawing={<EmptyDrawing scene="lost" />}
          action={
            <ButtonLink to={admission.dashboard ?? '/'}>
              {admission.dashboard ? 'Go to your dashboard' : 'Go to the market'}
            </ButtonLink>
          }
        >
          {admission.role
            ? `You are signed in as ${admission.role === 'admin' ? 'an admin' : roleLabels[admission.role].toLowerCase()}. `
            : ''}
          To sell here, open a separate account as {oneOf(role)}, with another email address.
        </EmptyState>
      );
  }
}

const forColleagues = {
  owner: {
    title: 'An owner of your company sets it up',
    text: 'The company’s details, its list and its payment account are looked after by its owners. You see them in the company’s profile.',
  },
  editor: {
    title: 'Editors and owners add lists',
    text: 'You can see everything that is listed, but not change it. Ask an owner of your company for a role that can.',
  },
} as const;

interface ColleagueEntryProps {
  readonly role: VendorRole;
  readonly least: 'editor' | 'owner';
}

/** Shown to a colleague without permission: who has it. */
export function ColleagueEntry({ role, least }: ColleagueEntryProps) {
  const { title, text } = forColleagues[least];
  return (
    <EmptyState
      level="h1"
      title={title}
      drawing={<EmptyDrawing scene="lost" />}
      action={<ButtonLink to={rolePaths[role].dashboard}>Go to your dashboard</ButtonLink>}
    >
      {text}
    </EmptyState>
  );
}
