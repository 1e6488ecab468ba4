import { companyFields, type CompanyField, type CompanyValues } from './company-values.ts';

/** The form's input, kept for as long as the tab is open, so that a reload loses nothing. */
export interface TypedCompany {
  read(): Partial<CompanyValues>;
  keep(typed: Partial<CompanyValues>): void;
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isField = (name: string): name is CompanyField => companyFields.some((field) => field === name);

function parse(text: string | null): Partial<CompanyValues> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(([name, typed]) => isField(name) && typeof typed === 'string'),
    );
  } catch {
    return {}; // Written by another version: treated as empty.
  }
}

/** Stores a user's input in `open()`, the tab's storage; works without storage too. */
export function createTypedCompany(
  userId: string,
  open: () => TabStorage = () => sessionStorage,
): TypedCompany {
  const key = `quayside.company.${userId}`;
  return {
    read() {
      try {
        return parse(open().getItem(key));
      } catch {
        return {};
      }
    },
    keep(typed) {
      try {
        if (Object.keys(typed).length === 0) open().removeItem(key);
        else open().setItem(key, JSON.stringify(typed));
      } catch {
        // Blocked or full: the input lasts as long as the page.
      }
    },
  };
}
