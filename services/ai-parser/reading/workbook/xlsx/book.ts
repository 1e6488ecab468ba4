import { attributeIn, tagsIn, unescaped } from './xml.ts';

export interface BookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** The name of its part; null if it is no sheet of cells. */
  readonly part: string | null;
}

const folder = 'xl/';

/** The target of a relationship: relative to the file's root or to the workbook's folder. */
const partAt = (target: string): string => (target.startsWith('/') ? target.slice(1) : `${folder}${target}`);

/** Relation → part, only for sheets of cells. */
function worksheets(relations: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const tag of tagsIn(relations, 'Relationship')) {
    const [id, target] = [attributeIn(tag, ' Id="'), attributeIn(tag, ' Target="')];
    const isSheet = attributeIn(tag, ' Type="')?.endsWith('/worksheet');
    if (id !== null && target !== null && isSheet) found.set(id, partAt(unescaped(target)));
  }
  return found;
}

/** The sheets of a workbook, in order. */
export function sheetsOf(workbook: string, relations: string): readonly BookSheet[] {
  const parts = worksheets(relations);
  return tagsIn(workbook, 'sheet').map((tag) => ({
    name: unescaped(attributeIn(tag, ' name="') ?? ''),
    isHidden: /hidden/iu.test(attributeIn(tag, ' state="') ?? ''),
    part: parts.get(attributeIn(tag, ' r:id="') ?? '') ?? null,
  }));
}

export const countsFrom1904 = (workbook: string): boolean =>
  tagsIn(workbook, 'workbookPr').some((tag) => /^(?:1|true)$/u.test(attributeIn(tag, ' date1904="') ?? ''));
