import { useEffect, useEffectEvent } from 'react';
import type { ReviewActions } from './use-review-edits.ts';

/** Ctrl or ⌘ with Z undoes, with Shift (or Ctrl-Y) redoes; text fields keep these keys for themselves. */
export function useUndoKeys(actions: ReviewActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTyping =
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && target.type !== 'checkbox');
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) actions.redo();
    else actions.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
