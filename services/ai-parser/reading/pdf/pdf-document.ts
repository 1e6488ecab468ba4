import { createRequire } from 'node:module';
import path from 'node:path';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { picturePixelsMax } from '../../limits.ts';
import { fileRefusal, type FileRefusal } from '../../refusals.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';

type PdfDocument = PDFDocumentProxy;
export type PdfPage = PDFPageProxy;
export type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** Loaded when needed: most lists are no PDF, and this is megabytes of code. */
const loadLibrary = () => import('pdfjs-dist/legacy/build/pdf.mjs');

export interface OpenPdf {
  readonly library: Library;
  readonly document: PdfDocument;
  close(): Promise<void>;
}

/** Opens a PDF: nothing in it is run, followed or fetched, and everything needed is in this installation. */
export async function openPdf(bytes: Buffer): Promise<Result<OpenPdf, FileRefusal>> {
  const library = await loadLibrary();
  const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const task = library.getDocument({
    // The library transfers the bytes, so they are copied.
    data: Uint8Array.from(bytes),
    cMapUrl: `${folder}/cmaps/`,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    wasmUrl: `${folder}/wasm/`,
    iccUrl: `${folder}/iccs/`,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: picturePixelsMax,
    verbosity: library.VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    return ok({ library, document, close: () => task.destroy() });
  } catch (error) {
    await task.destroy();
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return refuse(
      isLocked
        ? fileRefusal(
            'FILE_PROTECTED',
            'This PDF has a password. Please save it without one and send it again.',
          )
        : fileRefusal(
            'FILE_UNREADABLE',
            'This PDF is damaged or incomplete. Please save it again and send it.',
          ),
    );
  }
}
