// Each country's module separately, since the package's index loads those of a hundred countries.
import { InvalidChecksum, InvalidComponent } from 'stdnum/lib/cjs/exceptions.js';
import { validate as at } from 'stdnum/lib/cjs/at/uid.js';
import { validate as be } from 'stdnum/lib/cjs/be/vat.js';
import { validate as ch } from 'stdnum/lib/cjs/ch/vat.js';
import { validate as cy } from 'stdnum/lib/cjs/cy/vat.js';
import { validate as de } from 'stdnum/lib/cjs/de/vat.js';
import { validate as dk } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as ee } from 'stdnum/lib/cjs/ee/kmkr.js';
import { validate as es } from 'stdnum/lib/cjs/es/nif.js';
import { validate as fi } from 'stdnum/lib/cjs/fi/alv.js';
import { validate as fr } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as gb } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as gr } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as hr } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as hu } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as ie } from 'stdnum/lib/cjs/ie/vat.js';
import { validate as it } from 'stdnum/lib/cjs/it/iva.js';
import { validate as lt } from 'stdnum/lib/cjs/lt/pvm.js';
import { validate as lu } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as mt } from 'stdnum/lib/cjs/mt/vat.js';
import { validate as nl } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as no } from 'stdnum/lib/cjs/no/mva.js';
import { validate as pl } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as pt } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as ro } from 'stdnum/lib/cjs/ro/cif.js';
import { validate as se } from 'stdnum/lib/cjs/se/vat.js';
import { validate as si } from 'stdnum/lib/cjs/si/ddv.js';
import { validate as sk } from 'stdnum/lib/cjs/sk/dph.js';
import { bulgarian, czech, latvian, type Validate } from './stdnum-corrections.ts';

/** `form`: not the country's format; `digits`: wrong check digits, or digits that stand for nothing. */
type Judged = 'right' | 'form' | 'digits';

export interface VatCountry {
  /** The letters at the beginning of its numbers. */
  readonly letters: string;
  /** "a German VAT ID". */
  readonly adjective: string;
  /** An invented number with right check digits. */
  readonly example: string;
  /** Judges a number in capitals, with its letters and without separators. */
  readonly judge: (vatId: string) => Judged;
}

const shapeOf = (vatId: string): string => vatId.replaceAll(/\d/g, '0');

const judgedBy =
  (example: string, validate: Validate) =>
  (vatId: string): Judged => {
    const { isValid, error } = validate(vatId);
    if (isValid) return 'right';
    if (error instanceof InvalidChecksum) return 'digits';
    // No such province: the number looks like the example all the same.
    return error instanceof InvalidComponent && shapeOf(vatId) === shapeOf(example) ? 'digits' : 'form';
  };

const country = (adjective: string, example: string, validate: Validate): VatCountry => ({
  letters: example.slice(0, 2),
  adjective,
  example,
  judge: judgedBy(example, validate),
});

/** Suffixes of numbers on invoices, which may be omitted elsewhere. */
const endsWith =
  (ending: RegExp, added: string, validate: Validate): Validate =>
  (vatId) =>
    validate(ending.test(vatId) ? vatId : `${vatId}${added}`);

/** By ISO 3166-1 alpha-2: the EU, and other countries with many companies on the market. */
export const vatCountries: Readonly<Record<string, VatCountry>> = {
  AT: country('Austrian', 'ATU12345675', at),
  BE: country('Belgian', 'BE0123456749', be),
  BG: country('Bulgarian', 'BG123456786', bulgarian),
  CH: country('Swiss', 'CHE-123.456.788 MWST', endsWith(/(?:MWST|TVA|IVA|TPV)$/, 'MWST', ch)),
  CY: country('Cypriot', 'CY12345678F', cy),
  CZ: country('Czech', 'CZ12345679', czech),
  DE: country('German', 'DE123456788', de),
  DK: country('Danish', 'DK12345615', dk),
  EE: country('Estonian', 'EE101234568', ee),
  ES: country('Spanish', 'ESB12345674', es),
  FI: country('Finnish', 'FI12345671', fi),
  FR: country('French', 'FR11123456782', fr),
  GB: country('British', 'GB123456782', gb),
  GR: country('Greek', 'EL123456783', gr),
  HR: country('Croatian', 'HR12345678903', hr),
  HU: country('Hungarian', 'HU12345676', hu),
  IE: country('Irish', 'IE1234567FA', ie),
  IT: country('Italian', 'IT01234560124', it),
  LT: country('Lithuanian', 'LT123456715', lt),
  LU: country('Luxembourg', 'LU12345613', lu),
  LV: country('Latvian', 'LV40001234561', latvian),
  MT: country('Maltese', 'MT12345634', mt),
  NL: country('Dutch', 'NL123456782B01', nl),
  NO: country('Norwegian', 'NO912345688MVA', endsWith(/MVA$/, 'MVA', no)),
  PL: country('Polish', 'PL1234567883', pl),
  PT: country('Portuguese', 'PT501234560', pt),
  RO: country('Romanian', 'RO12345674', ro),
  SE: country('Swedish', 'SE556123456701', se),
  SI: country('Slovenian', 'SI12345679', si),
  SK: country('Slovak', 'SK2021234501', sk),
};
