import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { fileRefusal, type FileRefusal } from '../../refusals.ts';
import { decodeDeclared } from '../text/declared-encoding.ts';
import { nameCategories } from './category-names.ts';
import { readJsonText } from './json-text.ts';
import { tablesOfTree } from './record-table.ts';
import type { TreeFailure, TreeValue } from './record-tree.ts';
import type { ReadFile } from '../table.ts';
import { readXmlText } from './xml-text.ts';

interface Language {
  readonly name: string;
  readonly format: 'json' | 'xml';
  readonly read: (text: string) => Result<TreeValue, TreeFailure>;
}

const languages = {
  json: { name: 'JSON', format: 'json', read: readJsonText },
  xml: { name: 'XML', format: 'xml', read: readXmlText },
} as const satisfies Readonly<Record<string, Language>>;

/** A file of records (JSON, JSON lines, XML) as tables. */
export function readRecords(
  bytes: Buffer,
  format: keyof typeof languages,
  report: (rows: number) => void,
): Result<ReadFile, FileRefusal> {
  const language = languages[format];
  const { text, encoding, issues } = decodeDeclared(bytes);
  const tree = language.read(text);
  if (!tree.ok) return refuse(refusalOf(tree.error, language));
  nameCategories(tree.value);
  const tables = tablesOfTree(tree.value, report);
  return tables.ok ? ok({ format, encoding, separator: null, tables: tables.value, issues }) : tables;
}

const refusalOf = (failure: TreeFailure, { name }: Language): FileRefusal =>
  failure === 'too-deep'
    ? fileRefusal('TOO_MUCH_WORK')
    : fileRefusal(
        'FILE_UNREADABLE',
        `This ${name} is damaged or was cut short: it breaks off in line ${failure.brokenAtLine.toLocaleString('en')}. Please export it once more and send that.`,
      );
