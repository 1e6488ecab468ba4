import type { DrawnDepartment } from './department-drawing.tsx';
import { Drawing } from './drawing.tsx';
import s from './drawings.module.css';
import type { PictureProps } from './drawing.tsx';
import { LISTING_MOTIFS } from './listing-motifs.tsx';
import { listingTint } from './listing-tint.ts';
import { motifFor } from './motif-choice.ts';
import * as p from './palette.ts';

interface ListingTileProps extends PictureProps {
  department: DrawnDepartment;
  /** The listing's category in its vendor's words. */
  category: string | null;
  /** The listing's name; it determines the tint and, together with the category, the motif. */
  name: string;
  /** The address of its photograph, which covers the drawing when it has loaded; its parent is positioned. */
  photo?: string | null | undefined;
}

/**
 * The drawing of a listing, below its photograph if it has one; fills its parent's box and crops. The same listing
 * always has the same tile.
 */
export function ListingTile({ department, category, name, photo, ...picture }: ListingTileProps) {
  const { tint, sunX, mirrored } = listingTint(name);
  const Motif = LISTING_MOTIFS[motifFor({ department, category, name })];
  return (
    <>
      <Drawing size={[320, 240]} cover="xMidYMid" tint={tint} {...picture}>
        <g stroke="none">
          <path fill={p.tint} d="M-200-100h720v440h-720z" />
          <circle fill={p.tintSun} cx={sunX} cy="150" r="58" />
          <path fill={p.tintDeep} d="M-200 172h720v168h-720z" />
        </g>
        <path stroke={p.soft} d="M-200 172h720M22 196h34M250 190h46M64 220h40M206 222h58" />
        <g transform={mirrored ? 'translate(320) scale(-1 1)' : undefined}>
          <path stroke="none" fill={p.tintDeep} d="M84 190h152l-12 10h10l-24 8h-96l10-8H96z" />
          <Motif />
        </g>
      </Drawing>
      {photo ? (
        <img
          key={photo}
          src={photo}
          alt=""
          width={480}
          height={360}
          loading="lazy"
          className={s.photo}
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      ) : null}
    </>
  );
}
