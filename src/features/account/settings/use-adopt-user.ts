import type { SettingsAnswer } from '../../../api/index.ts';
import { toSessionUser } from '../../../machines/session/index.ts';
import { useServerCache } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';
import { useSession } from '../auth-context.tsx';
import { accountKeys } from '../queries.ts';

/** Applies the server's answer to a change: updates the cached settings and the session's user, and shows a toast. */
export function useAdoptUser(): (answered: SettingsAnswer) => void {
  const cache = useServerCache();
  const session = useSession();
  return ({ user, message }) => {
    cache.setQueryData(accountKeys.settings, user);
    const known = toSessionUser(user);
    if (known) session.send({ type: 'USER.CHANGED', user: known });
    toast.success(message);
  };
}
