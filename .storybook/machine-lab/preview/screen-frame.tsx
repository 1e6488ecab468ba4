import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Spinner, Text } from '../../../src/ui/index.ts';
import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';
import { frameMessageOf, type FrameMessage } from './frame-messages.ts';
import { useBoxSize } from './use-box-size.ts';
import type { Playback } from './playback.types.ts';
import styles from './preview.module.css';

interface Props {
  readonly address: string;
  readonly title: string;
  readonly playback: Playback;
  /** The screen's viewport width, in pixels. */
  readonly width: number;
  /** Read-only: it never keeps the focus, which its dialogs would take together with the lab's keys. */
  readonly isStill: boolean;
  readonly onActed?: (event: ScriptedEvent) => void;
}

/**
 * The screen in a page of its own: it has its own width, and its dialogs and shortcuts do not affect the lab. Scaled
 * down if it does not fit.
 */
export function ScreenFrame({ address, title, playback, width, isStill, onActed }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, box] = useBoxSize();
  const [isReady, setIsReady] = useState(false);
  const shown = useRef<Playback | null>(null);

  const post = (message: FrameMessage) => frame.current?.contentWindow?.postMessage(message, location.origin);
  const show = (next: Playback) => {
    const before = shown.current;
    const isSameStart =
      before?.base === next.base && before?.input === next.input && before?.path === next.path;
    const isSamePlayback = isSameStart && before?.events === next.events;
    post(
      isSamePlayback
        ? { kind: 'machine-lab/position', played: next.played }
        : { kind: 'machine-lab/playback', playback: next },
    );
    shown.current = next;
  };
  const onMessage = useEffectEvent(({ data, source }: MessageEvent) => {
    if (source !== frame.current?.contentWindow) return;
    const message = frameMessageOf(data);
    if (message?.kind === 'machine-lab/acted') onActed?.(message.event);
    if (message?.kind === 'machine-lab/ready') {
      shown.current = null;
      setIsReady(true);
      show(playback);
    }
  });
  const onPlayback = useEffectEvent(show);

  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (!isStill) return;
    const takeBack = () => {
      if (document.activeElement !== frame.current) return;
      frame.current?.blur();
      window.focus();
    };
    // The newly focused element is known only afterwards.
    const onBlur = () => setTimeout(takeBack);
    window.addEventListener('blur', onBlur);
    return () => window.removeEventListener('blur', onBlur);
  }, [isStill]);
  useEffect(() => {
    if (isReady) onPlayback(playback);
  }, [isReady, playback]);

  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return (
    <div ref={box} className={styles.frameRoom}>
      {isReady ? null : (
        <div className={styles.waiting}>
          <Spinner />
          <Text size="2" color="gray">
            Loading the screen …
          </Text>
        </div>
      )}
      <iframe
        ref={frame}
        src={address}
        title={title}
        tabIndex={isStill ? -1 : undefined}
        className={styles.frame}
        data-ready={isReady}
        style={{
          width: Math.max(width, room.width),
          height: room.height / scale,
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}
