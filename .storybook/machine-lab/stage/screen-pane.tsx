import { useState } from 'react';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { Monitor, Smartphone } from 'lucide-react';
import { placeWords } from '../../../src/statecharts/explore/place-words.ts';
import type { Cue } from '../../../src/statecharts/trace/player.types.ts';
import type { ShownFlow } from '../flows/flows.ts';
import { Choice } from '../parts/choice.tsx';
import { Pane } from '../parts/pane.tsx';
import { usePhone } from '../parts/use-phone.ts';
import { useAppearance } from '../parts/use-appearance.ts';
import { frameAddress } from './frame-messages.ts';
import { PlainScreen } from './plain-screen.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import type { Scene } from './theatre.ts';
import type { Walk } from './walk.types.ts';
import styles from './stage.module.css';

interface Props {
  readonly flow: ShownFlow;
  readonly walk: Walk;
  readonly scene: Scene | null;
  /** What is replayed is looked at only. */
  readonly isInert?: boolean;
  readonly title?: string;
  readonly onActed?: (cue: Cue) => void;
}

const widths = { phone: 390, desk: 1080 } as const;

function whereItStands({ machine, value }: AnyMachineSnapshot): string {
  const words = placeWords(machine.root, value as StateValue); // any machine's
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The real screen of a flow, as it looks where its machine stands. */
export function ScreenPane({ flow, walk, scene, isInert = false, title = 'Screen', onActed }: Props) {
  const appearance = useAppearance();
  const [device, setDevice] = useState<keyof typeof widths>(usePhone() ? 'phone' : 'desk');
  const address = frameAddress(flow.id, appearance, isInert);
  return (
    <Pane
      title={title}
      note={scene ? whereItStands(scene.player.root.getSnapshot()) : null}
      action={
        address ? (
          <Choice
            label="How wide the screen is"
            value={device}
            onChoose={setDevice}
            options={[
              { value: 'desk', label: 'As on a desk', icon: Monitor },
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
          walk={walk}
          width={widths[device]}
          isStill={isInert}
          {...(onActed && { onActed })}
        />
      ) : (
        <div className={styles.inline} inert={isInert}>
          {scene ? <PlainScreen flow={flow} scene={scene} /> : null}
        </div>
      )}
    </Pane>
  );
}
