import { copyText } from '../../browser/copy-text.ts';

/**
 * Puts a text that is still being created on the clipboard. Returns false if the browser refuses or the text turns out
 * to be null; rejects if the text does.
 */
export async function copyWhenMade(text: Promise<string | null>): Promise<boolean> {
  const written = await copyImmediately(text);
  const label = await text;
  return label !== null && (written || copyText(label));
}

/** Must be called during the press: Safari refuses to copy after it, but accepts a promise. */
async function copyImmediately(text: Promise<string | null>): Promise<boolean> {
  if (typeof ClipboardItem === 'undefined') return false;
  const type = 'text/plain';
  const blob = text.then((text) => {
    if (text === null) throw new Error('There is nothing to copy.');
    return new Blob([text], { type });
  });
  try {
    const [result] = await Promise.allSettled([
      navigator.clipboard.write([new ClipboardItem({ [type]: blob })]),
      blob,
    ]);
    return result.status === 'fulfilled';
  } catch {
    return false; // a browser that accepts no promise: the caller copies the finished text
  }
}
