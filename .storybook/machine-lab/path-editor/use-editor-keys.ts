import { useEffect, useEffectEvent } from 'react';

/** There the browser's own undo is meant. */
const typingPlaces = 'input:not([type=checkbox], [type=file]), textarea, [contenteditable]';

/** Ctrl or Cmd with Z takes back, with Shift too it brings back. */
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
    if (event.target instanceof Element && event.target.closest(typingPlaces)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) onRedo();
    else onUndo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
