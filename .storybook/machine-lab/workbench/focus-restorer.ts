/** Keeps the focus where the user acted in the lab: the screen in its frame would otherwise take it. */
interface FocusRestorer {
  /** Called just before an action. It applies until the next press or key, here or on the screen. */
  readonly hold: () => void;
  /** Restores the focus to the saved element, or to the nearest one that still exists. */
  readonly giveBack: () => void;
  /** Watches for the frame taking the focus. Returns a function that stops it. */
  readonly watch: () => () => void;
}

/** From the focused element outward: after an action it may be gone, e.g. a button in the list of possible events. */
function focusCandidates(): (HTMLElement | SVGElement)[] {
  const places = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) {
    if (at instanceof HTMLElement || at instanceof SVGElement) places.push(at);
  }
  return places;
}

/** In this page and in its frames, which belong to this lab too. */
const windowsHere = (): Window[] => [
  window,
  ...[...document.querySelectorAll('iframe')].flatMap(({ contentWindow }) => contentWindow ?? []),
];

export function createFocusRestorer(): FocusRestorer {
  let places: readonly (HTMLElement | SVGElement)[] = [];
  let listening = new AbortController();
  const release = () => {
    places = [];
    listening.abort();
  };
  const giveBack = () => {
    const { activeElement } = document;
    const isInFrame = activeElement instanceof HTMLIFrameElement;
    if (places.length === 0 || (activeElement !== document.body && !isInFrame)) return;
    if (isInFrame) {
      activeElement.blur();
      window.focus();
    }
    for (const place of places) {
      if (place.isConnected) place.focus({ preventScroll: true });
      if (document.activeElement === place) return;
    }
  };
  return {
    giveBack,
    hold() {
      release();
      places = focusCandidates();
      listening = new AbortController();
      const options = { capture: true, signal: listening.signal };
      for (const one of windowsHere()) {
        one.addEventListener('pointerdown', release, options);
        one.addEventListener('keydown', release, options);
      }
    },
    watch() {
      // The newly focused element is known only afterwards.
      const onBlur = () => setTimeout(giveBack);
      window.addEventListener('blur', onBlur);
      return () => {
        window.removeEventListener('blur', onBlur);
        release();
      };
    },
  };
}
