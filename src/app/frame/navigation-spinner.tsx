import { useLocation, useNavigation } from 'react-router-dom';
import { FullScreenSpinner } from '../../ui/index.ts';
import styles from './frame.module.css';

/**
 * The full-screen spinner while the next screen loads (docs/requirements.md §2); the previous screen stays mounted below it.
 */
export function NavigationSpinner() {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  if (!next || next.pathname === pathname) return null;
  return (
    <div className={styles.loading}>
      <FullScreenSpinner />
    </div>
  );
}
