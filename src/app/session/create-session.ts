import { createActor, type InspectionEvent } from 'xstate';
import { setAccountZone } from '../../browser/viewer-zone.ts';
import type { MarketplaceClient, SettingsCalls } from '../../api/index.ts';
import type { SessionActor } from '../../features/account/index.ts';
import { toast } from '../../features/toasts/index.ts';
import {
  sessionActors,
  sessionMachine,
  storeUser,
  type KeyValueStorage,
  type SessionEffects,
} from '../../machines/session/index.ts';
import type { Telemetry } from '../telemetry/index.ts';

interface SessionParts {
  client: MarketplaceClient;
  /** For the start-up GET /settings. */
  settings: SettingsCalls;
  storage: KeyValueStorage;
  tabs: SessionEffects['tabs'];
  telemetry: Pick<Telemetry, 'signedIn' | 'signedOut'>;
  /** Leaves the previous user's screen; a full load, so that nothing of theirs stays in memory. */
  leaveForHome: () => void;
  /** Inspects the actor's events, for recordings and visits. */
  inspect: (event: InspectionEvent) => void;
}

/** The one session actor of the app, not yet started: it starts once the page has hydrated. */
export function createSession({
  client,
  settings,
  storage,
  tabs,
  telemetry,
  leaveForHome,
  inspect,
}: SessionParts): SessionActor {
  const session = createActor(
    sessionMachine.provide({
      actors: sessionActors({ client, settings, storage, tabs }),
      actions: {
        noteSignedIn: (_, { user }) => {
          if (user) telemetry.signedIn(user);
        },
        noteSignedOut: () => telemetry.signedOut(),
        noteSomebodyElse: leaveForHome,
        noteRevocationFailed: () =>
          toast.warning('You’re signed out on this device.', {
            description:
              'We couldn’t reach Quayside to end the session on the server. It ends automatically after 30 days.',
          }),
        storeUser: (_, { user }) => storeUser(storage, user),
      },
    }),
    { inspect },
  );
  session.subscribe(({ context }) => setAccountZone(context.user?.timeZone));
  return session;
}
