import { isScalar, TreeList, TreeObject, type TreeValue } from './record-tree.ts';

const listKey = /^categor(?:y|ies)$/iu;
const idKey = /^category[_-]?id$/iu;
/** The text of an element is under the empty name. */
const nameKeys = ['', 'name', 'title'] as const;

const partsOf = (value: TreeValue): readonly TreeValue[] =>
  value instanceof TreeList ? value.items : value instanceof TreeObject ? [...value.values.values()] : [];

const objectsOf = (value: TreeValue): readonly TreeObject[] =>
  value instanceof TreeObject ? [value] : partsOf(value).filter((part) => part instanceof TreeObject);

/** Id → name of the categories that a feed lists beside its offers. */
function namesIn(root: TreeValue): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const visit = (value: TreeValue): void => {
    if (value instanceof TreeObject)
      for (const [key, part] of value.values)
        if (listKey.test(key))
          for (const { values } of objectsOf(part)) {
            const id = values.get('id');
            const name = nameKeys.map((own) => values.get(own)).find((own) => isScalar(own) && own !== '');
            if (isScalar(id) && isScalar(name)) names.set(String(id), String(name));
          }
    for (const part of partsOf(value)) visit(part);
  };
  visit(root);
  return names;
}

/** Puts the names of categories in place of their ids: `categoryId: 22`, where the file says what 22 is. */
export function nameCategories(root: TreeValue): void {
  const names = namesIn(root);
  if (names.size === 0) return;
  const visit = (value: TreeValue): void => {
    if (value instanceof TreeObject)
      for (const [key, part] of value.values) {
        const name = idKey.test(key) && isScalar(part) ? names.get(String(part)) : undefined;
        if (name !== undefined) value.values.set(key, name);
      }
    for (const part of partsOf(value)) visit(part);
  };
  visit(root);
}
