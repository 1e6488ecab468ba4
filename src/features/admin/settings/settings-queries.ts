import { answer, dataOf } from '../../../api/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../server-data/index.ts';
import type {
  Admins,
  LegalIdentity,
  MarketIdentity,
  MarketSettings,
  MarketSettingsGiven,
} from './settings.types.ts';

const settingsKey = ['admin', 'market-settings'] as const;
const identityKey = ['admin', 'market-identity'] as const;
const adminsKey = ['admin', 'admins'] as const;
export const auditKey = ['admin', 'audit'] as const;

/** The settings of the whole market (contract: getMarketSettings). */
export const useMarketSettings = () =>
  useApiQuery({
    key: settingsKey,
    read: ({ client, signal }) => dataOf(client.GET('/admin/settings', { signal })),
  });

/** Saves the settings (contract: changeMarketSettings). If another admin has changed them, theirs are loaded. */
export function useChangeMarketSettings() {
  const cache = useServerCache();
  return useApiMutation({
    send: ({ client, signal }, { version, ...body }: MarketSettingsGiven & Pick<MarketSettings, 'version'>) =>
      answer(
        client.PUT('/admin/settings', {
          params: { header: { 'If-Match': String(version) } },
          body,
          signal,
        }),
      ),
    invalidates: [auditKey, settingsKey],
    onDone: ({ data }) => void cache.setQueryData(settingsKey, data),
    success: ({ message }) => message,
  });
}

/** The market's legal identity (contract: getMarketIdentity). */
export const useMarketIdentity = () =>
  useApiQuery({
    key: identityKey,
    read: ({ client, signal }) => dataOf(client.GET('/admin/settings/identity', { signal })),
  });

/** Saves the legal identity (contract: changeMarketIdentity). If another admin has changed it, theirs is loaded. */
export function useChangeMarketIdentity() {
  const cache = useServerCache();
  return useApiMutation({
    send: ({ client, signal }, { version, ...body }: LegalIdentity & Pick<MarketIdentity, 'version'>) =>
      answer(
        client.PUT('/admin/settings/identity', {
          params: { header: { 'If-Match': String(version) } },
          body,
          signal,
        }),
      ),
    invalidates: [auditKey, identityKey, ['dashboards']],
    onDone: ({ data }) => void cache.setQueryData(identityKey, data),
    success: ({ message }) => message,
  });
}

/** The admins (contract: listAdmins). */
export const useAdmins = () =>
  useApiQuery({
    key: adminsKey,
    read: ({ client, signal }) => dataOf(client.GET('/admin/admins', { signal })),
  });

interface Answer {
  readonly message?: string | undefined;
  readonly data: Admins;
}

/** Every change returns the current list, which replaces the cached one. */
function useShown() {
  const cache = useServerCache();
  return {
    invalidates: [auditKey],
    onDone: ({ data }: Answer) => void cache.setQueryData(adminsKey, data),
    success: ({ message }: Answer) => message ?? null,
  };
}

/** Invites an admin (contract: inviteAdmin). */
export const useInviteAdmin = () =>
  useApiMutation({
    send: ({ client, signal }, body: { readonly email: string }) =>
      answer(client.POST('/admin/admins/invitations', { body, signal })),
    ...useShown(),
  });

/** Removes an admin (contract: removeAdmin). */
export const useRemoveAdmin = () =>
  useApiMutation({
    send: ({ client, signal }, { adminId, note }: { readonly adminId: string; readonly note: string }) =>
      answer(
        client.POST('/admin/admin-removals/{adminId}', {
          params: { path: { adminId } },
          body: { note },
          signal,
        }),
      ),
    ...useShown(),
  });

/** Withdraws an invitation (contract: withdrawAdminInvitation). */
export const useWithdrawAdmin = () =>
  useApiMutation({
    send: ({ client, signal }, { id }: { readonly id: string }) =>
      answer(
        client.DELETE('/admin/admins/invitations/{adminInvitationId}', {
          params: { path: { adminInvitationId: id } },
          signal,
        }),
      ),
    failed: 'The invitation wasn’t withdrawn.',
    ...useShown(),
  });
