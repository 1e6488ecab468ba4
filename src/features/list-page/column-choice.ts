import { useState } from 'react';

/** Storage may be full or forbidden; the choice then lasts as long as the screen. */
function read(key: string): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
}

function write(key: string, hidden: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(hidden));
  } catch {
    // Full or forbidden: see `read`.
  }
}

/** The hidden columns of a table, stored in this browser under `name`; null if its columns cannot be hidden. */
export function useColumnChoice(name: string | null, hiddenAtFirst: readonly string[]) {
  const key = name === null ? null : `columns:${name}`;
  const [hidden, setHidden] = useState(() => (key === null ? null : read(key)) ?? hiddenAtFirst);
  const choose = (next: readonly string[]) => {
    setHidden(next);
    if (key !== null) write(key, next);
  };
  return [hidden, choose] as const;
}
