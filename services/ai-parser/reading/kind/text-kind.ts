import { looksLikeMarkdown } from '../markup/markdown-lines.ts';

/**
 * The kind of a text file. `sheetXml` is a workbook that Excel or an office suite wrote as XML, whatever its extension.
 */
export type TextKind = 'text' | 'json' | 'xml' | 'html' | 'markdown' | 'sheet-xml' | 'sheet-fods';

const lookedBytes = 64 * 1024;
const beforeFirstTag = 1_000;

/** The elements at the beginning of web pages, or of the fragments that programs save as a spreadsheet. */
const pageElement =
  /^<(?:html|head|body|table|div|meta|style|p|center|h[1-6]|ul|ol|dl|span|font|b|strong|script|link|base|form|main|br)\b/iu;

/** The first bytes as text, without byte order mark and without the zeros of UTF-16; enough to see tags and names. */
const startOf = (bytes: Buffer): string =>
  bytes
    .toString('latin1', 0, lookedBytes)
    .replace(/^(?:ï»¿|ÿþ|þÿ)/u, '')
    .replaceAll('\0', '')
    .trimStart();

/** XML from its first element on. */
const withoutProlog = (start: string): string => {
  let rest = start;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(
      /^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[>]*\[[\s\S]*?\]\s*>|[^>]*>))\s*/iu,
      '',
    );
  }
  return rest;
};

function markupKind(start: string): TextKind {
  if (/^<!doctype html/iu.test(start)) return 'html';
  const rest = withoutProlog(start);
  if (pageElement.test(rest) && !/^<\?xml/iu.test(start)) return 'html';
  const [root = ''] = /^<[^>]*>?/u.exec(rest) ?? [];
  if (/^<html\b/iu.test(root)) return 'html';
  if (/^<(?:\w+:)?Workbook\b/u.test(root) && root.includes('urn:schemas-microsoft-com:office:spreadsheet'))
    return 'sheet-xml';
  return /^<office:document\b/u.test(root) ? 'sheet-fods' : 'xml';
}

/** A web page after a few words, for example from a program that printed a warning first. */
function isPageAfterText(start: string): boolean {
  const at = start.search(/<(?:html|table)\b/iu);
  return at > 0 && at < beforeFirstTag && !/[,;\t|]/u.test(start.slice(0, at).replaceAll(/<[^>]*>/gu, ''));
}

/** The kind of a text, by how it begins. */
export function textKindOf(bytes: Buffer): TextKind {
  const start = startOf(bytes);
  if (/^<[?!a-z]/iu.test(start)) return markupKind(start);
  if (/^(?:\[\s*(?:[[{\]]|$)|\{\s*(?:"(?:[^"\\]|\\.)*"\s*:|\}|$))/u.test(start)) return 'json';
  if (isPageAfterText(start)) return 'html';
  return looksLikeMarkdown(bytes.toString('utf8', 0, lookedBytes)) ? 'markdown' : 'text';
}
