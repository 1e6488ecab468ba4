import { partText, type ZipPart } from './zip-directory.ts';

export type Workbook = 'xlsx' | 'xlsm' | 'xls' | 'ods';

/** The kind of a packed file: a workbook, an encrypted one, or something else, with a description and advice. */
type ZipKind = Workbook | 'locked' | { readonly what: string; readonly instead: string };

const saveAs = 'Please save the list as .xlsx and send that.';

const others: readonly { readonly has: RegExp; readonly what: string; readonly instead: string }[] = [
  {
    has: /^word\/document\.xml$/u,
    what: 'a text document (.docx)',
    instead:
      'Please copy the table into a spreadsheet, save it as .xlsx, or save the document as PDF, and send that.',
  },
  {
    has: /^ppt\/presentation\.xml$/u,
    what: 'a presentation (.pptx)',
    instead: 'Please copy the table into a spreadsheet, save it as .xlsx, and send that.',
  },
  {
    has: /^(?:Index\.zip|Index\/.+\.iwa)$/u,
    what: 'a document of Numbers, Pages or Keynote',
    instead: 'Please export it as Excel (File, Export To, Excel) and send that.',
  },
  { has: /^xl\/workbook\.bin$/u, what: 'a binary workbook (.xlsb)', instead: saveAs },
];

const spreadsheet = 'application/vnd.oasis.opendocument.spreadsheet';

/** The kind of a zip, by the names of its parts. */
export function kindOfParts(bytes: Buffer, parts: readonly ZipPart[]): ZipKind {
  const byName = new Map(parts.map((part) => [part.name, part]));
  const text = (name: string) => {
    const part = byName.get(name);
    return part ? partText(bytes, part) : '';
  };
  if (byName.has('xl/workbook.xml')) return byName.has('xl/vbaProject.bin') ? 'xlsm' : 'xlsx';
  if (byName.has('content.xml') && byName.has('mimetype')) {
    if (text('META-INF/manifest.xml').includes('encryption-data')) return 'locked';
    const mime = text('mimetype').trim();
    if (mime === '' || mime.startsWith(spreadsheet)) return 'ods';
    return { what: 'an office document that isn’t a spreadsheet', instead: saveAs };
  }
  const other = others.find(({ has }) => parts.some((part) => has.test(part.name)));
  if (other) return other;
  if (parts.some((part) => part.isEncrypted)) return 'locked';
  return { what: 'an archive (.zip)', instead: 'Please unpack it and send the list inside.' };
}
