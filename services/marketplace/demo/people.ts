import { dayMs } from '../../../src/lib/durations.ts';
import type { CrewProfile, KnownPerson, Role } from '../modules/account/index.ts';
import { demoAccounts } from '../modules/demo/index.ts';

const profile: CrewProfile = {
  position: 'Chief stewardess',
  yachtName: 'Halcyon Tide',
  nationality: 'SE',
  about: 'Ten seasons in the western Mediterranean, two crossings. Looks after the interior of a 62 m.',
  licences: [
    { name: 'STCW Basic Safety', number: 'SE-44120', expiresOn: '2028-04-30' },
    { name: 'ENG1 medical', number: 'M-209311', expiresOn: '2027-02-14' },
    { name: 'Food safety level 3', number: null, expiresOn: null },
  ],
};

/** The accounts that everyone may use, one for each role. */
export const knownAccounts = (now: Date): readonly KnownPerson[] =>
  demoAccounts.map((account) => ({
    ...account,
    phone: '+34 600 000 000',
    timeZone: 'Europe/Madrid',
    since: new Date(now.getTime() - 400 * dayMs),
    ...(account.role === 'crew_member' && { crewProfile: profile }),
  }));

const firstNames =
  'Amelie Bruno Carla Dario Elin Femke Gaspard Hanna Ilaria Jonas Katya Luca Milena Niko Olivia Pavel Quinn Rosa Stellan Tomasz Ursula Vito Wanda Ximena Yann Zora'.split(
    ' ',
  );
const lastNames =
  'Abela Bellini Castell Dragović Ekström Ferrer Galea Hoekstra Ivanova Jansen Kostas Lombardi Marín Novak Olsen Perović Quintana Rinaldi Santoro Tanaka'.split(
    ' ',
  );
const zones = [
  'Europe/Madrid',
  'Europe/Paris',
  'Europe/Rome',
  'Europe/Malta',
  'Europe/Athens',
  'America/Antigua',
];

const sizes: readonly (readonly [Role, number])[] = [
  ['crew_member', 127],
  ['supplier', 13],
  ['service_provider', 21],
];

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';
const asciiWord = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

/**
 * Invented users, for realistic figures. The same ones each time: 26 and 20 names repeat only after 260 combinations,
 * so they are unique. Nobody can sign in as them.
 */
export function crowd(now: Date): readonly KnownPerson[] {
  const roles = sizes.flatMap(([role, size]) => Array.from({ length: size }, () => role));
  return roles.map((role, at) => {
    const firstName = pick(firstNames, at);
    const lastName = pick(lastNames, at + Math.floor(at / 260));
    return {
      role,
      firstName,
      lastName,
      password: null,
      email: `${asciiWord(firstName)}.${asciiWord(lastName)}@market.example.com`,
      timeZone: pick(zones, at),
      since: new Date(now.getTime() - (at + 1) * 2 * dayMs),
    };
  });
}
