import { createElement, useLayoutEffect, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { boxAround, nextViewTarget, type ViewTarget } from '../../../src/statecharts/react/view-target.ts';

interface Props {
  /** The machine's title: another machine resets the view. */
  readonly title: string;
  readonly svg: string;
  /** Fitted to the panel instead of at its own size. */
  readonly isFit: boolean;
  /** Type of the event that was pressed. */
  readonly onPress: (type: string) => void;
}

const room: CSSProperties = { flex: '1 0 160px', minHeight: 160, height: 0, overflow: 'auto' };

const nameOf = (state: Element): string => state.getAttribute('data-chart-state') ?? '';

/** Scrolls the given states into the centre. */
function centre(view: HTMLElement, states: readonly Element[]): void {
  const { left, top } = view.getBoundingClientRect();
  const boxes = states.map((state) => (state.querySelector('rect') ?? state).getBoundingClientRect());
  const box = boxAround(boxes, { width: view.clientWidth, height: view.clientHeight });
  if (!box) return;
  view.scrollBy(
    box.x + box.width / 2 - left - view.clientWidth / 2,
    box.y + box.height / 2 - top - view.clientHeight / 2,
  );
}

/** The drawn chart, scrolled to the machine's active states. */
export function PreviewChart({ title, svg, isFit, onPress }: Props) {
  const [view, setView] = useState<HTMLDivElement | null>(null);
  const followed = useRef<{ of: string; isFit: boolean; last: ViewTarget } | null>(null);
  useLayoutEffect(() => {
    const drawing = view?.querySelector('svg');
    if (!view || !drawing) return;
    drawing.style.display = 'block';
    drawing.style.margin = '0 auto';
    drawing.style.maxWidth = isFit ? `${drawing.viewBox.baseVal.width}px` : 'none';
    drawing.style.width = isFit ? '100%' : '';
    drawing.style.height = isFit ? '100%' : '';

    const lit = [...drawing.querySelectorAll('[data-chart-active]')];
    const before = followed.current?.of === title ? followed.current : null;
    const last = nextViewTarget(before?.last, lit.map(nameOf));
    followed.current = { of: title, isFit, last };
    if (isFit || (last === before?.last && !before.isFit)) return;
    centre(
      view,
      lit.filter((state) => last.entered.includes(nameOf(state))),
    );
  }, [view, title, svg, isFit]);

  return createElement('div', {
    ref: setView,
    style: room,
    onClick: ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest('[data-chart-event]') : null;
      const type = pressed?.getAttribute('data-chart-event');
      if (type) onPress(type);
    },
    // Rendered by React to a string in the story's page, which escapes all text.
    dangerouslySetInnerHTML: { __html: svg },
  });
}
