import type { Flow } from '../../../src/statecharts/flow/flow.types.ts';
import type { Editor } from './use-editor.ts';

export function PathCounts(_: { readonly editor: Editor; readonly path: Flow }) {
  return null;
}
