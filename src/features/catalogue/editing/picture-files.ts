import { pictureLimits } from '../../../lib/picture-limits.ts';

/** Pixels of a card; what is smaller is enlarged everywhere. */
const card = { width: 480, height: 360 };

/** What can be read, as a file field's `accept` and as it is said. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
export const pictureTypesText = 'JPEG, PNG, WebP, AVIF or GIF';
const unreadable = `We can’t read this picture. Use ${pictureTypesText}.`;

/** Why a file would surely be refused, for people; null where only the server can tell. What is refused here is not sent: bytes are dear at sea. */
export function problemOfPicture({ size, type }: File): string | null {
  if (size > pictureLimits.bytes) return 'This picture is larger than 10 MB. Choose a smaller file.';
  if (type !== '' && (!type.startsWith('image/') || type === 'image/svg+xml')) return unreadable;
  return null;
}

/** What this browser sees in a picture, for people: why it can't be read, or that crew would see it enlarged. */
export async function lookAtPicture(file: File): Promise<{ problem: string | null; warning: string | null }> {
  try {
    const { width, height } = await createImageBitmap(file);
    if (width >= card.width && height >= card.height) return { problem: null, warning: null };
    const warning = `${width} × ${height} pixels: crew will see it blurred. Use 1024 × 768 or more.`;
    return { problem: null, warning };
  } catch (error) {
    // Anything else than a broken picture says nothing about it: the server decides.
    const isBroken = error instanceof DOMException && error.name === 'InvalidStateError';
    return { problem: isBroken ? unreadable : null, warning: null };
  }
}
