import { useIsInteractive } from '../../../ui/index.ts';
import { useAuth } from '../../account/index.ts';
import type { Audience } from './centre-answers.tsx';

const audienceOfRole: Readonly<Record<string, Audience>> = {
  crew_member: 'crew',
  supplier: 'suppliers',
  service_provider: 'providers',
};

/** Who the signed-in user is; null for visitors, for admins, and on the server, which doesn't know who reads. */
export function useOwnAudience(): Audience | null {
  const { user } = useAuth();
  const isInteractive = useIsInteractive();
  return isInteractive && user !== null ? (audienceOfRole[user.role] ?? null) : null;
}
