import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Box } from '../chart/chart.types.ts';
import { boxAround } from './view-target.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const SCALE = { least: 0.05, most: 3, readable: 0.8, legible: 0.4 };
const EDGE = 24;

/** Fits the whole content without enlarging it. */
function fitting(content: Size, view: Size): ZoomTransform {
  const scale = Math.min(1, (view.width - EDGE) / content.width, (view.height - EDGE) / content.height);
  const k = Math.max(SCALE.least, scale);
  return zoomIdentity
    .translate(
      (view.width - content.width * k) / 2,
      Math.max(EDGE / 2, (view.height - content.height * k) / 2),
    )
    .scale(k);
}

const isInView = (box: Box, view: Size, { x, y, k }: ZoomTransform): boolean =>
  x + box.x * k >= 0 &&
  y + box.y * k >= 0 &&
  x + (box.x + box.width) * k <= view.width &&
  y + (box.y + box.height) * k <= view.height;

/** The wanted offset, limited so that no empty area shows; content smaller than the view is centred. */
const clamped = (wanted: number, content: number, view: number): number =>
  content + EDGE <= view
    ? (view - content) / 2
    : Math.min(EDGE / 2, Math.max(view - content - EDGE / 2, wanted));

/** Centred on a box, with legible text. */
function around(box: Box, content: Size, view: Size, now: ZoomTransform): ZoomTransform {
  const k = Math.max(now.k, SCALE.readable);
  const x = view.width / 2 - (box.x + box.width / 2) * k;
  const y = view.height / 2 - (box.y + box.height / 2) * k;
  return zoomIdentity
    .translate(clamped(x, content.width * k, view.width), clamped(y, content.height * k, view.height))
    .scale(k);
}

export interface ChartView {
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
  readonly actualSize: () => void;
  readonly panBy: (x: number, y: number) => void;
  /** Brings boxes into view; does nothing if they are visible and legible. */
  readonly show: (boxes: readonly Box[]) => void;
  /** Whether the text is legible. */
  readonly isLegible: () => boolean;
  /** The zoom for display: 80 %. */
  readonly percent: number;
}

/** The visible part of a chart and its zoom, controlled by wheel, pinch, drag, buttons and keys. */
export function useChartView(
  svg: RefObject<SVGSVGElement | null>,
  content: RefObject<SVGGElement | null>,
  size: Size,
): ChartView {
  const [percent, setPercent] = useState(100);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  /** Until the user moves it, a chart stays fitted to the available space. */
  const isFitted = useRef(true);
  const { width, height } = size;

  const viewSize = useCallback((): Size => {
    const { clientWidth = 1, clientHeight = 1 } = svg.current ?? {};
    return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
  }, [svg]);

  const moveTo = useCallback(
    (next: ZoomTransform, isGlide: boolean) => {
      if (!svg.current || !behaviour.current) return;
      content.current?.toggleAttribute('data-glide', isGlide);
      behaviour.current.transform(select(svg.current), next);
    },
    [svg, content],
  );

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([SCALE.least, SCALE.most])
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        if (sourceEvent) {
          isFitted.current = false;
          content.current?.removeAttribute('data-glide');
        }
        const { x, y, k } = transform;
        if (content.current) content.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
        setPercent(Math.round(k * 100));
      });
    behaviour.current = zooming;
    select(element).call(zooming).on('dblclick.zoom', null);
    moveTo(fitting({ width, height }, viewSize()), false);
    const room = new ResizeObserver(() => {
      if (isFitted.current) moveTo(fitting({ width, height }, viewSize()), false);
    });
    room.observe(element);
    return () => {
      room.disconnect();
      select(element).on('.zoom', null);
    };
  }, [svg, content, width, height, moveTo, viewSize]);

  const moves = useMemo((): Omit<ChartView, 'percent'> => {
    const current = (): ZoomTransform => (svg.current ? zoomTransform(svg.current) : zoomIdentity);
    const by = (
      change: (zooming: ZoomBehavior<SVGSVGElement, unknown>, element: SVGSVGElement) => void,
    ): void => {
      if (!svg.current || !behaviour.current) return;
      isFitted.current = false;
      content.current?.toggleAttribute('data-glide', true);
      change(behaviour.current, svg.current);
    };
    return {
      fit: () => {
        isFitted.current = true;
        moveTo(fitting({ width, height }, viewSize()), true);
      },
      zoomBy: (factor) => by((zooming, element) => zooming.scaleBy(select(element), factor)),
      actualSize: () => by((zooming, element) => zooming.scaleTo(select(element), 1)),
      panBy: (x, y) =>
        by((zooming, element) => zooming.translateBy(select(element), x / current().k, y / current().k)),
      isLegible: () => current().k >= SCALE.legible,
      show: (boxes) => {
        const now = current();
        const view = viewSize();
        if (now.k >= SCALE.legible && boxes.every((box) => isInView(box, view, now))) return;
        const k = Math.max(now.k, SCALE.readable);
        const box = boxAround(boxes, { width: view.width / k, height: view.height / k });
        if (!box) return;
        isFitted.current = false;
        moveTo(around(box, { width, height }, view, now), true);
      },
    };
  }, [svg, content, width, height, moveTo, viewSize]);
  return { ...moves, percent };
}
