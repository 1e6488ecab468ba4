import { useState } from 'react';
import styles from './avatar.module.css';

const tints = ['navy', 'slate', 'ice', 'blue', 'deep', 'sea'] as const;

function tintOf(name: string) {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return tints[sum % tints.length];
}

function initialsOf(name: string) {
  const words = name.trim().split(/\s+/);
  const first = Array.from(words[0] ?? '')[0] ?? '?';
  const last = words.length > 1 ? (Array.from(words[words.length - 1] ?? '')[0] ?? '') : '';
  return (first + last).toLocaleUpperCase('en');
}

interface AvatarProps {
  readonly name: string;
  readonly picture?: string | null;
  /** Width and height in pixels. */
  readonly size?: 24 | 32 | 40 | 56 | 72;
  /** By default empty, because the name is expected as text next to it. */
  readonly labelled?: boolean;
}

/**
 * A person's or company's picture; without one, or if it fails to load, the initials on a tint that is constant for the
 * name.
 */
export function Avatar({ name, picture = null, size = 32, labelled = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const alt = labelled ? name : '';
  return picture && failed !== picture ? (
    <img
      src={picture}
      alt={alt}
      width={size}
      height={size}
      className={styles.avatar}
      data-size={size}
      onError={() => setFailed(picture)}
    />
  ) : (
    <span
      className={styles.avatar}
      data-size={size}
      data-tint={tintOf(name)}
      role={labelled ? 'img' : undefined}
      aria-label={labelled ? name : undefined}
      aria-hidden={labelled ? undefined : true}
      // Rendered by the style sheet: as text they would be part of the accessible name of a button around them.
      data-initials={initialsOf(name)}
    />
  );
}
