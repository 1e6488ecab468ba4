import type { AttachedFile } from './attached-file.types.ts';

export const isPicture = ({ mediaType }: Pick<AttachedFile, 'mediaType'>): boolean =>
  mediaType.startsWith('image/');

/** "340 kB", "2.4 MB". */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000)).toLocaleString('en-GB')} kB`
    : `${(bytes / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;
