import { useEffect, useEffectEvent } from 'react';

const typingPlaces = 'input:not([type=range]), textarea, select, [contenteditable], [role=dialog] *';
/** Controls on which a press has no effect, such as the current speed: there the space key is free. */
const atRest = ':not([aria-pressed=true], [aria-disabled=true])';
/** Controls with keys of their own; the other shortcuts work there too. */
const ownKeys: Readonly<Record<string, string>> = {
  ' ': `button${atRest}, a, summary, [role=button]${atRest}`,
  ArrowLeft: 'input[type=range]',
  ArrowRight: 'input[type=range]',
  Home: 'input[type=range], [role=listbox]',
  End: 'input[type=range], [role=listbox]',
};

/** Single-key shortcuts for the page, except while typing or if the focused control handles the key. */
export function useShortcuts(handlers: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const run = handlers[event.key];
    const { target } = event;
    if (!run || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target instanceof Element) {
      if (target.closest(typingPlaces)) return;
      const own = ownKeys[event.key];
      if (own && target.matches(own)) return;
    }
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
