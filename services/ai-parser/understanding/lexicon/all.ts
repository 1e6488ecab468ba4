import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hr } from './hr.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';
import { cs } from './cs.ts';
import { hu } from './hu.ts';
import { ro } from './ro.ts';
import { uk } from './uk.ts';
import type { Lexicon } from './lexicon.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

/** Every language whose headers are understood. Another is a file beside these and a place in this list. */
export const lexicons: readonly Lexicon[] = [
  en,
  fr,
  es,
  it,
  de,
  pt,
  nl,
  ru,
  hr,
  tr,
  el,
  pl,
  sv,
  cs,
  hu,
  ro,
  uk,
];
