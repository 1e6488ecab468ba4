import { useId } from 'react';
import type { ReactNode } from 'react';

import s from './drawings.module.css';

export interface PictureProps {
  /** The accessible name; without it the picture is decorative and hidden from screen readers. */
  title?: string | undefined;
  className?: string | undefined;
}

interface DrawingProps extends PictureProps {
  /** Width and height of the drawing in its own units. */
  size: readonly [width: number, height: number];
  /** Fills the parent's box and crops, keeping this part in view; without it the whole drawing is shown. */
  cover?: 'xMidYMax' | 'xMidYMid' | undefined;
  /** Index of a listing tint (see `listing-tint.ts`); sets `--q-tint` and `--q-tint-deep`. */
  tint?: number | undefined;
  children: ReactNode;
}

/** The SVG of every drawing: palette, pen, and the choice between decorative and named image. */
export function Drawing({ size, cover, tint, title, className, children }: DrawingProps) {
  const titleId = useId();
  const classNames = [s.drawing, cover && s.cover, className].filter(Boolean).join(' ');
  const naming = title ? { role: 'img', 'aria-labelledby': titleId } : { 'aria-hidden': true };
  return (
    <svg
      viewBox={`0 0 ${size[0]} ${size[1]}`}
      preserveAspectRatio={cover && `${cover} slice`}
      className={classNames}
      data-tint={tint}
      focusable="false"
      {...naming}
    >
      {title && <title id={titleId}>{title}</title>}
      {children}
    </svg>
  );
}
