import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Cue } from '../../../src/statecharts/trace/player.types.ts';
import type { ShownFlow } from '../flows/flows.ts';
import { frameMessageOf, type FrameMessage } from './frame-messages.ts';
import { holdStill } from './hold-still.ts';
import { machineOfWalk } from './machine-of-walk.ts';
import { PlainScreen } from './plain-screen.tsx';
import { usePuppets } from './use-puppets.ts';
import type { Walk } from './walk.types.ts';

const tell = (message: FrameMessage) => window.parent.postMessage(message, location.origin);

interface Props {
  readonly flow: ShownFlow;
  readonly isInert: boolean;
}

/** The inside of the frame: puppets of its own, which stand where the page around says. */
export function FramedScreen({ flow, isInert }: Props) {
  const [walk, setWalk] = useState<Walk | null>(null);
  useLayoutEffect(() => (isInert ? holdStill() : undefined), [isInert]);
  useEffect(() => {
    const listen = ({ data, source }: MessageEvent) => {
      if (source !== window.parent) return;
      const message = frameMessageOf(data);
      if (message?.kind === 'machine-lab/walk') setWalk(message.walk);
      if (message?.kind === 'machine-lab/place') {
        setWalk((shown) => shown && { ...shown, played: message.played });
      }
    };
    window.addEventListener('message', listen);
    tell({ kind: 'machine-lab/ready' });
    return () => window.removeEventListener('message', listen);
  }, []);
  return walk ? <Standing flow={flow} walk={walk} /> : null;
}

function Standing({ flow, walk }: { readonly flow: ShownFlow; readonly walk: Walk }) {
  const machine = useMemo(() => machineOfWalk(flow, { path: walk.path }), [flow, walk.path]);
  const scene = usePuppets(machine, walk, (cue: Cue) => tell({ kind: 'machine-lab/acted', cue }));
  return scene && <PlainScreen flow={flow} scene={scene} />;
}
