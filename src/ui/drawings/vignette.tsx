import type { ReactNode } from 'react';

import * as p from './palette.ts';

interface VignetteProps {
  /** The position of the low sun; without it there is none. */
  sunAt?: number | undefined;
  children: ReactNode;
}

/**
 * The background of the small pictures: a dome of sky over a lens of water, open at the edges so that it fits any
 * panel.
 */
export function Vignette({ sunAt, children }: VignetteProps) {
  return (
    <>
      <path stroke="none" fill={p.sky} d="M32 116a88 88 0 0 1 176 0z" />
      {sunAt !== undefined && <circle stroke="none" fill={p.sun} cx={sunAt} cy="104" r="17" />}
      <path stroke="none" fill={p.sea} d="M14 116h212q-10 34-52 44H66q-42-10-52-44z" />
      <path stroke={p.soft} d="M6 116h8M20 116h196M224 116h10" />
      {children}
    </>
  );
}
