import { useQuery } from '@tanstack/react-query';
import { answer, useApi, type components } from '../../api/index.ts';
import { useSiteConfig } from '../site-config/index.ts';
import { useSessionState } from './auth-context.tsx';

export type Session = components['schemas']['Session'];

/** Keys of what this feature reads; the shell forgets all of it when somebody else is here. */
export const accountKeys = {
  settings: ['account', 'settings'],
  sessions: ['account', 'sessions'],
  demoAccounts: ['account', 'demo-accounts'],
  demoMails: (to: string | null) => ['account', 'demo-mails', to],
} as const;

/** While a session is expired nothing is asked; what failed then is asked again once the person has signed in. */
const useSessionHolds = () => useSessionState((snapshot) => !snapshot.hasTag('expired'));

/** One's own settings. Without a token it fails with 'Authentication required' and asks nobody (specification §8). */
export function useOwnSettings() {
  const { settings } = useApi();
  return useQuery({
    queryKey: accountKeys.settings,
    queryFn: async ({ signal }) => (await settings.retrieve(signal)).user,
    enabled: useSessionHolds(),
    networkMode: 'always',
  });
}

/** Where one is signed in, newest use first. */
export function useOwnSessions() {
  const { client } = useApi();
  return useQuery({
    queryKey: accountKeys.sessions,
    queryFn: async ({ signal }) => (await answer(client.GET('/auth/sessions', { signal }))).data.items,
    enabled: useSessionHolds(),
    networkMode: 'always',
  });
}

/** The demo's accounts, one for each role; undefined wherever there is no demo. */
export function useDemoAccounts() {
  const { client } = useApi();
  const { demo } = useSiteConfig();
  const { data } = useQuery({
    queryKey: accountKeys.demoAccounts,
    queryFn: async ({ signal }) => (await answer(client.GET('/demo/accounts', { signal }))).data.items,
    enabled: demo,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

export type DemoAccount = NonNullable<ReturnType<typeof useDemoAccounts>>[number];

const MAIL_INTERVAL_MS = 3_000;

/** The mails that the demo would have sent, to one address or to all; asked again every few seconds while `open` and visible. */
export function useDemoMails(to: string | null, open: boolean) {
  const { client } = useApi();
  return useQuery({
    queryKey: accountKeys.demoMails(to),
    queryFn: async ({ signal }) => {
      const params = { query: to === null ? {} : { to } };
      return (await answer(client.GET('/demo/outbox', { params, signal }))).data.items;
    },
    enabled: open,
    staleTime: 0,
    refetchInterval: MAIL_INTERVAL_MS,
    refetchOnWindowFocus: true,
  });
}

export type DemoMail = NonNullable<ReturnType<typeof useDemoMails>['data']>[number];
