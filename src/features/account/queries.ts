import { dataOf, type components } from '../../api/index.ts';
import { useSiteConfig } from '../site-config/index.ts';
import { useApiQuery } from '../server-data/index.ts';

export type Session = components['schemas']['Session'];

/** Query keys of this feature; the shell clears all of them when the user changes. */
export const accountKeys = {
  settings: ['account', 'settings'],
  sessions: ['account', 'sessions'],
  secondFactor: ['account', 'second-factor'],
  adminActivity: ['account', 'admin-activity'],
  invitation: (token: string | null) => ['account', 'invitation', token],
  demoAccounts: ['account', 'demo-accounts'],
  demoMails: (to: string | null) => ['account', 'demo-mails', to],
} as const;

/**
 * The user's settings. Without a token it fails with 'Authentication required' and sends no request
 * (docs/requirements.md §8).
 */
export const useOwnSettings = () =>
  useApiQuery({
    key: accountKeys.settings,
    read: async ({ settings, signal }) => (await settings.retrieve(signal)).user,
  });

/** The invitation of a mailed link (contract: readInvitation). */
export const useInvitation = (token: string | null) =>
  useApiQuery({
    key: accountKeys.invitation(token),
    enabled: token !== null,
    isPublic: true,
    onReturn: false,
    read: ({ client, signal }) =>
      dataOf(client.POST('/colleague-invitations/read', { body: { token: token ?? '' }, signal })),
  });

/** The user's sessions, most recently used first. */
export const useOwnSessions = () =>
  useApiQuery({
    key: accountKeys.sessions,
    read: async ({ client, signal }) => (await dataOf(client.GET('/auth/sessions', { signal }))).items,
  });

/** What admins did in the user's vendor account, newest first (contract: listAdminActivity). */
export const useAdminActivity = () =>
  useApiQuery({
    key: accountKeys.adminActivity,
    read: async ({ client, signal }) => (await dataOf(client.GET('/vendor/activity', { signal }))).items,
  });

/** The demo's accounts, one for each role; undefined outside the demo. */
export function useDemoAccounts() {
  const { demo } = useSiteConfig();
  return useApiQuery({
    key: accountKeys.demoAccounts,
    read: async ({ client, signal }) => (await dataOf(client.GET('/demo/accounts', { signal }))).items,
    enabled: demo,
    isPublic: true,
    once: true,
  }).data;
}

export type DemoAccount = NonNullable<ReturnType<typeof useDemoAccounts>>[number];

const MAIL_INTERVAL_MS = 3_000;

/**
 * The mails that the demo would have sent, to one address or all; polled every few seconds while `open` and visible.
 */
export const useDemoMails = (to: string | null, open: boolean) =>
  useApiQuery({
    key: accountKeys.demoMails(to),
    read: async ({ client, signal }) => {
      const params = { query: to === null ? {} : { to } };
      return (await dataOf(client.GET('/demo/outbox', { params, signal }))).items;
    },
    enabled: open,
    isPublic: true,
    everyMs: MAIL_INTERVAL_MS,
  });

export type DemoMail = NonNullable<ReturnType<typeof useDemoMails>['data']>[number];
