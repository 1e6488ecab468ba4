import { columnShapes } from './columns.ts';
import { layoutShapes } from './layouts.ts';
import { goodsOf, type MadeList } from './make.ts';
import { rowShapes } from './rows.ts';
import { textShapes } from './texts.ts';
import type { Tongue } from './words.ts';

const shapes = { ...columnShapes, ...layoutShapes, ...rowShapes, ...textShapes };

/** The shapes of vendors' lists, each of which is made in any language. */
export const shapeNames: readonly string[] = Object.keys(shapes);

/** A list with the expected result. */
export function madeList(shape: string, tongue: Tongue): MadeList {
  const make = shapes[shape];
  if (!make) throw new Error(`No list is made as “${shape}”.`);
  return make(tongue, goodsOf(tongue));
}
