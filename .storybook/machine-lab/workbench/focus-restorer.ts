/** Keeps the focus where the user acted in the lab: the screen in its frame would otherwise take it. */
interface FocusRestorer {
  /** Just before an act. It holds until the next press or key, here or on the screen. */
  readonly hold: () => void;
  /** Brings the focus back where it was held, or as near to it as there still is something. */
  readonly giveBack: () => void;
  /** Watches for the frame that takes it. Returns the way back. */
  readonly watch: () => () => void;
}

/** From the focused element outward: after an act it may be gone, as a button in the list of what can happen. */
function focusCandidates(): (HTMLElement | SVGElement)[] {
  const places = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) {
    if (at instanceof HTMLElement || at instanceof SVGElement) places.push(at);
  }
  return places;
}

/** Of this page and of the frames in it, which are of this lab too. */
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
      // Which element has the focus instead is known only afterwards.
      const onBlur = () => setTimeout(giveBack);
      window.addEventListener('blur', onBlur);
      return () => {
        window.removeEventListener('blur', onBlur);
        release();
      };
    },
  };
}
