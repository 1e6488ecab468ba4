import { useEffect, useEffectEvent } from 'react';

/** Runs on Ctrl or ⌘ with Enter, wherever the focus is: Enter alone submits the form. */
export function useNextKey(isOn: boolean, onNext: () => void): void {
  const run = useEffectEvent(onNext);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
