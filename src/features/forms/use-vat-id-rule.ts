import { useEffect, useMemo, useRef } from 'react';
import { loadPart } from '../../lib/load-part.ts';
import type { readVatId } from '../../lib/vat-id/vat-id.ts';

/** A rule for `register` of react-hook-form, for a form that also has the company's country. */
interface VatIdRule {
  validate: (value: string, among: { readonly country: string }) => true | string;
}

/**
 * The rule of a company's optional VAT ID. The code that knows the countries' formats is large and loads after the
 * form; until then only the server checks, as it always does.
 */
export function useVatIdRule(): VatIdRule {
  const part = useRef<{ readonly readVatId: typeof readVatId } | null>(null);
  useEffect(() => {
    const load = async () => {
      part.current = await loadPart(() => import('../../lib/vat-id/vat-id.ts'));
    };
    load().catch(() => undefined);
  }, []);
  return useMemo(
    () => ({
      validate(value, { country }) {
        if (value.trim() === '') return true;
        const read = part.current?.readVatId(value, country || null);
        return read === undefined || read.ok || read.error.message;
      },
    }),
    [],
  );
}
