import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Lexicon } from './lexicon.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';

/** Every language whose headers are understood. Another is a file beside these and a place in this list. */
export const lexicons: readonly Lexicon[] = [en, fr, es, it, de, pt, nl, ru];
