import { useState } from 'react';

/** Storage may be full or forbidden: then the choice lasts as long as the screen. */
function read(key: string): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
}

function write(key: string, hidden: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(hidden));
  } catch {
    // See `read`.
  }
}

/** Which columns of a table are hidden, kept in this browser under `name`. */
export function useColumnChoice(name: string, hiddenAtFirst: readonly string[]) {
  const key = `columns:${name}`;
  const [hidden, setHidden] = useState(() => read(key) ?? hiddenAtFirst);
  const choose = (next: readonly string[]) => {
    setHidden(next);
    write(key, next);
  };
  return [hidden, choose] as const;
}
