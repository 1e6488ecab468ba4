import { ArrowRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Heading } from '../../../ui/index.ts';
import { RouteLink } from '../../links/index.ts';
import { roleStories } from '../sign-up-roles.tsx';
import styles from './get-started.module.css';

/** `/get-started`: choose a kind of account. */
export function Component() {
  const state: unknown = useLocation().state;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Heading as="h1" size="8" tabIndex={-1} data-page-title className={styles.title}>
          What do you do?
        </Heading>
        <p className={styles.lead}>Choose your role. Each kind of account has its own tools.</p>
      </header>
      <ul className={styles.roles}>
        {roleStories.map(({ role, label, description, path, picture }) => (
          <li key={role} className={styles.role}>
            <div className={styles.picture}>{picture}</div>
            <div className={styles.words}>
              <h2 className={styles.label}>
                <Link to={path} state={state}>
                  {label}
                </Link>
              </h2>
              <p>{description}</p>
            </div>
            <ArrowRight size={20} aria-hidden className={styles.arrow} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        Have an account?{' '}
        <RouteLink to="/login" keepFrom>
          Sign in
        </RouteLink>
      </p>
    </div>
  );
}
