import { copyText } from '../../browser/copy-text.ts';

/** Puts a text that is still being made on the clipboard; false where the browser refuses, or there is none after all. Rejects as the text does. */
export async function copyWhenMade(text: Promise<string | null>): Promise<boolean> {
  const written = await copyImmediately(text);
  const label = await text;
  return label !== null && (written || copyText(label));
}

/** While the press is going on: Safari lets nothing be copied after it, but takes a promise. */
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
    return false; // a browser that takes no promise: the other way is tried
  }
}
