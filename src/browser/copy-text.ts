/** Copies a text to the clipboard; false if the browser refuses, by policy or because the page is not secure. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // callers offer another way to copy
  }
}
