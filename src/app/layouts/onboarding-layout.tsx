import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { Button, QuietButton } from '../../ui/index.ts';
import { HomeLink } from './home-link.tsx';
import styles from './onboarding-layout.module.css';
import { SkipLink } from './skip-link.tsx';

interface OnboardingLayoutProps {
  readonly account?: ReactNode;
  /** Replaces the contact link. */
  readonly help?: ReactNode;
  /** The target of "Save and leave"; each completed step is saved, so that leaving loses nothing. */
  readonly leaveTo?: string;
  readonly leave?: string;
}

function WriteToUs() {
  return (
    <Button asChild variant="ghost" color="gray" highContrast className={styles.help}>
      <Link to="/contact-us">
        <CircleHelp size={18} strokeWidth={1.75} aria-hidden />
        <span className={styles.helpWord}>Help</span>
      </Link>
    </Button>
  );
}

/** The frame of setting up a shop or services: wide, with a way out and a contact link. */
export function OnboardingLayout({
  account,
  help = <WriteToUs />,
  leaveTo = '/',
  leave = 'Save and leave',
}: OnboardingLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.header}>
        <HomeLink shortOnPhone />
        <div className={styles.tools}>
          {help}
          <QuietButton asChild>
            <Link to={leaveTo}>{leave}</Link>
          </QuietButton>
          {account}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
