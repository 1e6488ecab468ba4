import { useEffect, type RefObject } from 'react';

/** A selector for what is related to the hovered element: an arrow's label, line and two states; a state's arrows. */
function related(pointed: Element): string {
  const arrow = pointed.closest('[data-chart-from]');
  if (arrow) {
    const from = CSS.escape(arrow.getAttribute('data-chart-from') ?? '');
    const to = CSS.escape(arrow.getAttribute('data-chart-to') ?? '');
    return `[data-chart-from="${from}"][data-chart-to="${to}"], [data-chart-state="${from}"], [data-chart-state="${to}"]`;
  }
  const state = pointed.closest('[data-chart-state]:not([data-chart-frame])');
  if (!state) return '';
  const id = CSS.escape(state.getAttribute('data-chart-state') ?? '');
  return `[data-chart-from="${id}"], [data-chart-to="${id}"]`;
}

/** Highlights related elements on hover, by attribute: re-rendering hundreds of states would be slow. */
export function useEmphasis(svg: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    let lit: Element[] = [];
    let shown = '';
    const light = (selector: string): void => {
      if (selector === shown) return;
      shown = selector;
      for (const one of lit) one.removeAttribute('data-lit');
      lit = selector === '' ? [] : [...element.querySelectorAll(selector)];
      for (const one of lit) one.setAttribute('data-lit', '');
    };
    const point = ({ target }: Event): void => light(target instanceof Element ? related(target) : '');
    const leave = (): void => light('');
    element.addEventListener('pointerover', point);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointerover', point);
      element.removeEventListener('pointerleave', leave);
    };
  }, [svg]);
}
