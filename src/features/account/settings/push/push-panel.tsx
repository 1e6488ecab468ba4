import { useSyncExternalStore } from 'react';
import { dataOf } from '../../../../api/index.ts';
import { ErrorState, Notice, Panel, SkeletonForm, SwitchField } from '../../../../ui/index.ts';
import { useApiMutation, useApiQuery, errorText } from '../../../server-data/index.ts';
import { thisBrowser, type PushBrowser, type PushPermission } from './push-browser.ts';

const key = ['push'];

/** Turns notifications in this browser on and off while Quayside is closed. */
export function PushPanel({ browser = thisBrowser }: { readonly browser?: PushBrowser }) {
  const permission = useSyncExternalStore(browser.watch, browser.permission);
  return (
    <Panel
      title="While Quayside is closed"
      description="This browser can notify you when there is something new. The notification has no details, so it reveals nothing to people who see your screen."
    >
      {permission === 'open' ? <PushSwitch browser={browser} /> : <NotHere permission={permission} />}
    </Panel>
  );
}

function NotHere({ permission }: { readonly permission: Exclude<PushPermission, 'open'> }) {
  return permission === 'denied' ? (
    <Notice tone="warning" title="This browser blocks notifications from Quayside">
      Allow notifications for this site in the browser’s settings, which open from the icon next to the
      address. Then come back to this page.
    </Notice>
  ) : (
    <Notice title="This browser can’t do this">
      On an iPhone or iPad, add Quayside to the home screen and open it from there. Elsewhere, a current
      Chrome, Edge, Firefox or Safari can, outside private windows.
    </Notice>
  );
}

function PushSwitch({ browser }: { readonly browser: PushBrowser }) {
  const { data, failed } = useApiQuery({
    key,
    read: async ({ client, signal }) => {
      const { publicKey, isOn } = await dataOf(client.GET('/notifications/push', { signal }));
      return { publicKey, isOn: isOn && (await browser.isSubscribed()) };
    },
  });
  const change = useApiMutation({
    send: async ({ client, signal }, { turnOn, publicKey }: { turnOn: boolean; publicKey: string }) => {
      if (turnOn)
        return dataOf(
          client.PUT('/notifications/push', { body: await browser.subscribe(publicKey), signal }),
        );
      const off = await dataOf(client.DELETE('/notifications/push', { signal }));
      await browser.unsubscribe();
      return off;
    },
    invalidates: [key],
    success: ({ isOn }) =>
      isOn ? 'This browser now shows notifications.' : 'This browser no longer shows notifications.',
  });
  if (failed)
    return (
      <ErrorState title="We couldn’t check whether this is on." {...failed}>
        Nothing was changed.
      </ErrorState>
    );
  if (!data) return <SkeletonForm fields={1} />;
  const { publicKey, isOn } = data;
  return (
    <SwitchField
      label="Notify me here"
      hint="For your account in this browser, until you sign out here."
      // The choice is shown while it is being saved.
      checked={change.busy ? (change.input?.turnOn ?? isOn) : isOn}
      aria-busy={change.busy}
      error={change.failure ? errorText(change.failure, 'pressed') : undefined}
      onChange={(event) => void change.run({ turnOn: event.currentTarget.checked, publicKey })}
    />
  );
}
