import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';
import type { ShownFlow } from '../flows/flows.ts';
import { frameMessageOf, type FrameMessage } from './frame-messages.ts';
import { disableInteraction } from './disable-interaction.ts';
import { keepFocusOutside } from './keep-focus-outside.ts';
import { machineOfPlayback } from './machine-of-playback.ts';
import { PlainScreen } from './plain-screen.tsx';
import { usePreview } from './use-preview.ts';
import type { Playback } from './playback.types.ts';

const postToFrame = (message: FrameMessage) => window.parent.postMessage(message, location.origin);

interface Props {
  readonly flow: ShownFlow;
  readonly isInert: boolean;
}

/** The frame's content: its own mocked machine, in the state that the surrounding page dictates. */
export function FramedScreen({ flow, isInert }: Props) {
  const [playback, setPlayback] = useState<Playback | null>(null);
  useLayoutEffect(() => (isInert ? disableInteraction() : undefined), [isInert]);
  useLayoutEffect(keepFocusOutside, []);
  useEffect(() => {
    const listen = ({ data, source }: MessageEvent) => {
      if (source !== window.parent) return;
      const message = frameMessageOf(data);
      if (message?.kind === 'machine-lab/playback') setPlayback(message.playback);
      if (message?.kind === 'machine-lab/position') {
        setPlayback((shown) => shown && { ...shown, played: message.played });
      }
    };
    window.addEventListener('message', listen);
    postToFrame({ kind: 'machine-lab/ready' });
    return () => window.removeEventListener('message', listen);
  }, []);
  return playback ? <PreviewedScreen flow={flow} playback={playback} /> : null;
}

function PreviewedScreen({ flow, playback }: { readonly flow: ShownFlow; readonly playback: Playback }) {
  const machine = useMemo(() => machineOfPlayback(flow, { path: playback.path }), [flow, playback.path]);
  const scene = usePreview(machine, playback, (event: ScriptedEvent) =>
    postToFrame({ kind: 'machine-lab/acted', event }),
  );
  return scene && <PlainScreen flow={flow} scene={scene} />;
}
