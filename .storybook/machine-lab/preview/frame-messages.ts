import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';
import type { Playback } from './playback.types.ts';

/** The messages between a page of the lab and the frame with the real screen. */
export type FrameMessage =
  /** The frame is ready to show something. */
  | { readonly kind: 'machine-lab/ready' }
  /** Shows this playback. */
  | { readonly kind: 'machine-lab/playback'; readonly playback: Playback }
  /** The same playback at another position. */
  | { readonly kind: 'machine-lab/position'; readonly played: number }
  /** The user did something on the screen. */
  | { readonly kind: 'machine-lab/acted'; readonly event: ScriptedEvent };

/** Reads a message from another window; null if it is not ours. */
export const frameMessageOf = (data: unknown): FrameMessage | null =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  typeof data.kind === 'string' &&
  data.kind.startsWith('machine-lab/')
    ? // Both ends belong to this lab and have one origin.
      (data as FrameMessage)
    : null;

/** The address of the frame's story; null where stories have no page of their own, as in tests. */
export function frameAddress(flow: string, appearance: 'light' | 'dark', isInert: boolean): string | null {
  if (!location.pathname.endsWith('/iframe.html')) return null;
  const query = new URLSearchParams({
    id: 'machine-lab-screen--framed',
    viewMode: 'story',
    globals: `appearance:${appearance}`,
    // Storybook's notation for a boolean in an address.
    args: `flow:${flow};isInert:!${isInert}`,
  });
  return `${location.pathname}?${query.toString()}`;
}
