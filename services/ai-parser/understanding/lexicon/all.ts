import { ar } from './ar.ts';
import { bg } from './bg.ts';
import { ca } from './ca.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fa } from './fa.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sr } from './sr.ts';
import { sv } from './sv.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';
import type { Lexicon } from './lexicon.ts';

/** Every language whose headers are understood. To add one, add its file beside these and an entry in this list. */
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
  ca,
  sk,
  sl,
  bg,
  sr,
  da,
  no,
  fi,
  et,
  lv,
  lt,
  zh,
  ja,
  ko,
  ar,
  he,
  fa,
  id,
  th,
  vi,
];
