import { useState } from 'react';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { Monitor, Smartphone } from 'lucide-react';
import { stateTitle } from '../../../src/statecharts/explore/state-title.ts';
import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';
import type { ShownFlow } from '../flows/flows.ts';
import { Choice } from '../parts/choice.tsx';
import { Pane } from '../parts/pane.tsx';
import { usePhone } from '../parts/use-phone.ts';
import { useAppearance } from '../parts/use-appearance.ts';
import { frameAddress } from './frame-messages.ts';
import { PlainScreen } from './plain-screen.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import type { PreviewState } from './preview.ts';
import type { Playback } from './playback.types.ts';
import styles from './preview.module.css';

interface Props {
  readonly flow: ShownFlow;
  readonly playback: Playback;
  readonly scene: PreviewState | null;
  /** A replay is read-only. */
  readonly isInert?: boolean;
  readonly title?: string;
  readonly onActed?: (event: ScriptedEvent) => void;
}

const widths = { phone: 390, desktop: 1080 } as const;

function currentStateText({ machine, value }: AnyMachineSnapshot): string {
  const text = stateTitle(machine.root, value as StateValue); // any machine's
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The real screen of a flow in its machine's current state. */
export function ScreenPane({ flow, playback, scene, isInert = false, title = 'Screen', onActed }: Props) {
  const appearance = useAppearance();
  const [device, setDevice] = useState<keyof typeof widths>(usePhone() ? 'phone' : 'desktop');
  const address = frameAddress(flow.id, appearance, isInert);
  return (
    <Pane
      title={title}
      note={scene ? currentStateText(scene.player.root.getSnapshot()) : null}
      action={
        address ? (
          <Choice
            label="How wide the screen is"
            value={device}
            onChoose={setDevice}
            options={[
              { value: 'desktop', label: 'As on a desk', icon: Monitor },
              { value: 'phone', label: 'As on a phone', icon: Smartphone },
            ]}
          />
        ) : null
      }
    >
      {address ? (
        <ScreenFrame
          address={address}
          title={`${flow.title}: the screen`}
          playback={playback}
          width={widths[device]}
          isStill={isInert}
          {...(onActed && { onActed })}
        />
      ) : (
        <div className={styles.inline} role="group" aria-label="The screen" tabIndex={0} inert={isInert}>
          {scene ? <PlainScreen flow={flow} scene={scene} /> : null}
        </div>
      )}
    </Pane>
  );
}
