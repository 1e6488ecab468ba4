import { useAuth, useSessionState } from '../account/index.ts';
import { admit, type Admission, type OnboardingPage } from './who-onboards.ts';

/** Whether the current user may use the onboarding of this page. */
export function useAdmission(page: OnboardingPage): Admission {
  const { user, isAuthenticated } = useAuth();
  const unknown = useSessionState(
    (session) => session.matches('starting') || (session.matches('restoring') && !session.context.user),
  );
  return admit(page, { unknown, isAuthenticated, user });
}
