/** Puts a text on the clipboard; false where the browser refuses: by policy, or because the page is not secure and has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // each caller offers another way to the text
  }
}
