import { useEffect, useEffectEvent } from 'react';

/** The browser's own undo applies there. */
const typingPlaces =
  'input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea, [contenteditable]';

/** Works for both pages: an element in the frame is no instance of this page's classes. */
const isTypingIn = (target: EventTarget | null): boolean =>
  target !== null && 'closest' in target && (target as Element).closest(typingPlaces) !== null;

/** Listens in this page and in its frames, whatever they load. */
function listenEverywhere(listen: (event: KeyboardEvent) => void): () => void {
  const received = new Set<Document>();
  const hear = (page: Document | null) => {
    if (!page || received.has(page)) return;
    received.add(page);
    page.addEventListener('keydown', listen);
  };
  // A frame of another origin has no accessible document.
  const hearFrame = (frame: unknown) => frame instanceof HTMLIFrameElement && hear(frame.contentDocument);
  // A frame's load event does not bubble: it is captured.
  const onLoad = ({ target }: Event) => hearFrame(target);
  hear(document);
  document.querySelectorAll('iframe').forEach(hearFrame);
  document.addEventListener('load', onLoad, true);
  return () => {
    document.removeEventListener('load', onLoad, true);
    for (const page of received) page.removeEventListener('keydown', listen);
  };
}

/** Ctrl or Cmd with Z undoes, with Shift it redoes; also while the focus is in the screen's frame. */
export function useEditorKeys({
  onUndo,
  onRedo,
}: {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    if (isTypingIn(event.target)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) onRedo();
    else onUndo();
  });
  useEffect(() => listenEverywhere((event) => onKey(event)), []);
}
