import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { TabTexts } from '../../../browser/tab-texts.ts';
import type { Fields } from '../../forms/index.ts';

export interface KeptTexts {
  /** The form began with what was typed before. */
  readonly isRestored: boolean;
  /** Drops what was typed: the form is as it was at first. */
  readonly discard: () => void;
  /** The form was sent or closed: nothing is kept of it. */
  readonly forget: () => void;
}

/**
 * Keeps what is typed into these fields until the form is sent or closed, so that a reload loses nothing.
 */
export function useKeptTexts(
  fields: Fields<Record<string, string>>,
  kept: TabTexts,
  isKept: (name: string) => boolean,
): KeptTexts {
  const [before] = useState(() => Object.entries(kept.read()).filter(([name]) => isKept(name)));
  const [isRestored, setRestored] = useState(before.length > 0);
  const hasBegun = useRef(false);
  const texts = useWatch({ control: fields.control });
  const { defaultValues = {} } = fields.formState;
  const changed = Object.keys(texts).filter(
    (name) => isKept(name) && (texts[name] ?? '') !== (defaultValues[name] ?? ''),
  );
  const typed = JSON.stringify(Object.fromEntries(changed.map((name) => [name, texts[name] ?? ''])));
  const onTyped = useEffectEvent((now: string) => {
    // Texts of form fields, serialised above.
    if (hasBegun.current) kept.keep(JSON.parse(now) as Readonly<Record<string, string>>);
    else for (const [name, text] of before) fields.setValue(name, text, { shouldDirty: true });
    hasBegun.current = true;
  });
  useEffect(() => onTyped(typed), [typed]);
  return {
    isRestored,
    discard() {
      fields.reset();
      setRestored(false);
    },
    forget: () => kept.keep({}),
  };
}
