import { answer, dataOf } from '../../../api/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../server-data/index.ts';
import type { Colleagues, VendorRole } from './colleagues.types.ts';

const colleaguesKey = ['company', 'colleagues'] as const;

/** The colleagues in the user's company (contract: listColleagues). */
export const useColleagues = () =>
  useApiQuery({
    key: colleaguesKey,
    read: ({ client, signal }) => dataOf(client.GET('/vendor/colleagues', { signal })),
  });

interface Answer {
  readonly message?: string | undefined;
  readonly data: Colleagues;
}

/** Every change returns the current list, which replaces the cached one. */
function useShown() {
  const cache = useServerCache();
  return {
    onDone: ({ data }: Answer) => void cache.setQueryData(colleaguesKey, data),
    success: ({ message }: Answer) => message ?? null,
  };
}

/** Invites a colleague (contract: inviteColleague). */
export const useInvite = () =>
  useApiMutation({
    send: ({ client, signal }, body: { readonly email: string; readonly role: VendorRole }) =>
      answer(client.POST('/vendor/invitations', { body, signal })),
    ...useShown(),
  });

/** Changes a colleague's role (contract: changeColleagueRole). */
export const useChangeRole = () =>
  useApiMutation({
    send: ({ client, signal }, { userId, role }: { readonly userId: string; readonly role: VendorRole }) =>
      answer(
        client.PUT('/vendor/colleagues/{colleagueId}', {
          params: { path: { colleagueId: userId } },
          body: { role },
          signal,
        }),
      ),
    ...useShown(),
  });

/** Removes a colleague (contract: removeColleague). */
export const useRemoveColleague = () =>
  useApiMutation({
    send: ({ client, signal }, { userId }: { readonly userId: string }) =>
      answer(
        client.DELETE('/vendor/colleagues/{colleagueId}', {
          params: { path: { colleagueId: userId } },
          signal,
        }),
      ),
    ...useShown(),
  });

/** Withdraws an invitation (contract: withdrawInvitation). */
export const useWithdraw = () =>
  useApiMutation({
    send: ({ client, signal }, { id }: { readonly id: string }) =>
      answer(
        client.DELETE('/vendor/invitations/{invitationId}', {
          params: { path: { invitationId: id } },
          signal,
        }),
      ),
    failed: 'The invitation wasn’t withdrawn.',
    ...useShown(),
  });
