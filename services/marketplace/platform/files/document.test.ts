import { describe, expect, test } from 'vitest';
import { documentHeaders, safeFileName } from './document.ts';

describe("a document's file name", () => {
  test.each([
    ['Registro mercantil.pdf', 'application/pdf', 'Registro mercantil.pdf'],
    ['photo.JPEG', 'image/jpeg', 'photo.jpg'],
    ['statement.pdf.exe', 'application/pdf', 'statement.pdf.exe.pdf'],
    ['a picture that calls itself.pdf', 'image/png', 'a picture that calls itself.png'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['C:\\Users\\Teo\\insurance.pdf', 'application/pdf', 'insurance.pdf'],
    ['.htaccess', 'application/pdf', 'htaccess.pdf'],
    ['', 'image/webp', 'paper.webp'],
    ['???.pdf', 'application/pdf', 'paper.pdf'],
    ['cod\u202Efdp.exe', 'application/pdf', 'codfdp.exe.pdf'],
    ['two\r\nlines".pdf', 'application/pdf', 'twolines.pdf'],
    ['船籍証書.pdf', 'application/pdf', '船籍証書.pdf'],
  ])('%j as %s is %j', (given, mediaType, expected) => {
    expect(safeFileName(given, mediaType)).toBe(expected);
  });

  test('fits every table and disk', () => {
    expect(safeFileName('ß'.repeat(300), 'application/pdf')).toBe(`${'ß'.repeat(120)}.pdf`);
  });
});

test('a document is saved under its name and runs no script', () => {
  expect(
    documentHeaders({ fileName: 'Pòlissa (2026).pdf', mediaType: 'application/pdf', sizeBytes: 12 }),
  ).toEqual({
    'Content-Type': 'application/pdf',
    'Content-Length': '12',
    'Content-Disposition': `attachment; filename="P_lissa (2026).pdf"; filename*=UTF-8''P%C3%B2lissa%20%282026%29.pdf`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
  });
});
