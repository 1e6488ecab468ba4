/** A rectangle on a page in the page's units, from the top left. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Word extends Box {
  readonly text: string;
  /** The size of its letters. */
  readonly size: number;
  /** The recognition confidence in a picture, from 0 to 1; null if it was read. */
  readonly clarity: number | null;
  /** The name of its font in the file; absent if it was recognised. */
  readonly font?: string;
}

/** The letters of a line; null for text recognised in a picture, where sizes are estimates. */
export interface Letters {
  readonly size: number;
  /** The fonts of its words; a document may have a font for each script. */
  readonly fonts: ReadonlySet<string>;
}

/** A straight line that is drawn on the page, horizontal or vertical. */
export interface Rule {
  readonly isUpright: boolean;
  /** Its position across its direction. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The content of a page, read or recognised. */
export interface Page {
  /** Counted from 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly rules: readonly Rule[];
}

/** A row of cells on a page. */
export interface PageRow extends Box {
  readonly cells: readonly string[];
  readonly clarity: number | null;
  readonly letters?: Letters | null;
}

/** Rows that share their columns, or lines of text around them, which have one cell each. */
export interface PageBlock extends Box {
  readonly kind: 'table' | 'text';
  readonly rows: readonly PageRow[];
  /** The edges of its columns. */
  readonly columns: readonly { readonly left: number; readonly right: number }[];
}

export const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

export const middleOf = (box: Box): number => (box.top + box.bottom) / 2;
export const centreOf = (box: Pick<Box, 'left' | 'right'>): number => (box.left + box.right) / 2;

/** The median of some numbers; 0 if there are none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
