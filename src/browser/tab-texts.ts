/** Texts by name, kept for as long as the tab is open, so that a reload loses nothing. */
export interface TabTexts {
  readonly read: () => Readonly<Record<string, string>>;
  /** Replaces what was kept; nothing is kept of an empty record. */
  readonly keep: (texts: Readonly<Record<string, string>>) => void;
}

function parse(text: string | null): Readonly<Record<string, string>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {}; // Written by another version: treated as empty.
  }
}

/** What is kept under `key`, which names its user. Works without storage too: what was typed then lasts as long as the page. */
export function tabTexts(
  key: string,
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => sessionStorage,
): TabTexts {
  return {
    read() {
      try {
        return parse(open().getItem(key));
      } catch {
        return {};
      }
    },
    keep(texts) {
      try {
        if (Object.keys(texts).length === 0) open().removeItem(key);
        else open().setItem(key, JSON.stringify(texts));
      } catch {
        // Blocked or full.
      }
    },
  };
}
