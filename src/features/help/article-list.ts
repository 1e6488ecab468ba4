import { finderOf } from '../../lib/best-first.ts';
import { questionInEnglish } from './question-in-english.ts';
import type { DrawnDepartment } from '../../ui/drawings/index.ts';

/** What the list needs to show and search an article. */
export interface ArticleEntry {
  /** The last part of its address; permanent. */
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** The first department provides its drawing. */
  readonly departments: readonly [DrawnDepartment, ...DrawnDepartment[]];
  /** The date of the last check, ISO 8601. */
  readonly checkedOn: string;
  readonly minutes: number;
  /** More words by which it is found, also in the other languages of the market. */
  readonly keywords: string;
}

/** All articles in the order of the list. */
export const articleList: readonly ArticleEntry[] = [
  {
    slug: 'choosing-fenders',
    title: 'Choosing fenders, and hanging them right',
    lead: 'How big, how many, of what kind, and at which height they protect the hull.',
    departments: ['exterior'],
    checkedOn: '2026-11-27',
    minutes: 3,
    keywords:
      'fender cover mooring berth quay inflate pressure raft up bosun size pare-battage parabordo defensa',
  },
  {
    slug: 'antifouling',
    title: 'Antifouling that fits how you cruise',
    lead: 'Self-polishing, hard or foul release; how much you need; what must never touch aluminium.',
    departments: ['exterior', 'engineering'],
    checkedOn: '2026-11-27',
    minutes: 3,
    keywords:
      'bottom paint hull haul-out yard copper biocide silicone diver barnacles antivegetativa antivegetativo antifouling sous-marine unterwasseranstrich',
  },
  {
    slug: 'life-raft-service',
    title: 'Life rafts: service intervals and the dates around them',
    lead: 'Raft, hydrostatic release, beacons: what is due when, and the faults inspectors find.',
    departments: ['captain'],
    checkedOn: '2026-11-27',
    minutes: 3,
    keywords:
      'liferaft HRU hydrostatic EPIRB SART SOLAS ISO 9650 safety inspection painter rettungsinsel survie sauvetage zattera balsa salvavidas',
  },
  {
    slug: 'provisioning-a-charter',
    title: 'Provisioning a charter without the panic',
    lead: 'From the preference sheet to the stowed locker: quantities, sequence, receiving.',
    departments: ['chef-galley', 'interior'],
    checkedOn: '2026-11-27',
    minutes: 3,
    keywords:
      'food menu allergy allergens guests wine ice stew steward APA shopping proviant avitaillement cambusa aprovisionamiento',
  },
  {
    slug: 'teak-care',
    title: 'Teak: clean without scrubbing it away',
    lead: 'The weekly wash, stains, two-part cleaners, oil or nothing, and tired caulking.',
    departments: ['exterior'],
    checkedOn: '2026-11-27',
    minutes: 3,
    keywords: 'deck wood oil sealer caulking grey wash brush stain wine rust teck teca teakdeck',
  },
  {
    slug: 'watermaker-pickling',
    title: 'Pickling a watermaker',
    lead: 'When a flush is enough, when it isn’t, and how to bring membranes through a rest.',
    departments: ['engineering'],
    checkedOn: '2026-11-27',
    minutes: 3,
    keywords:
      'reverse osmosis membrane chlorine metabisulphite desalination winter preserve filter wassermacher dessalinisateur dissalatore desalinizadora potabilizadora',
  },
  {
    slug: 'shore-power-abroad',
    title: 'Shore power abroad',
    lead: 'Voltage, frequency, phases and earth: what to ask before you plug in.',
    departments: ['engineering'],
    checkedOn: '2026-11-27',
    minutes: 4,
    keywords:
      'electricity 230 V 400 V 60 Hz 50 Hz transformer plug galvanic isolator polarity marina landstrom quai banchina corriente courant corrente',
  },
  {
    slug: 'vat-for-commercial-yachts',
    title: 'VAT for commercial yachts, in plain words',
    lead: 'Private or commercial, what the exemption covers, and the papers that prove it.',
    departments: ['captain'],
    checkedOn: '2026-11-27',
    minutes: 3,
    keywords: 'tax invoice charter high seas temporary admission customs company owner reverse charge',
  },
  {
    slug: 'medical-chest',
    title: 'The medical chest',
    lead: 'Which list applies, how to keep it in order, controlled drugs, and calling a doctor.',
    departments: ['captain', 'crew'],
    checkedOn: '2026-11-27',
    minutes: 3,
    keywords:
      'first aid medicine category A B C morphine oxygen doctor radio CIRM expiry bordapotheke pharmacie botiquin medicinali',
  },
  {
    slug: 'hours-of-rest',
    title: 'Hours of rest under the MLC',
    lead: 'The numbers, whom they bind, and how to plan a charter that keeps to them.',
    departments: ['crew', 'captain'],
    checkedOn: '2026-11-27',
    minutes: 3,
    keywords:
      'work sleep fatigue STCW watch record labour convention inspection overtime ruhezeiten repos riposo descanso',
  },
  {
    slug: 'galley-refrigeration',
    title: 'Galley refrigeration that keeps food safe',
    lead: 'The temperatures that matter, loading, ten minutes a week, and what to do when it fails.',
    departments: ['chef-galley', 'engineering'],
    checkedOn: '2026-11-27',
    minutes: 4,
    keywords:
      'fridge freezer temperature HACCP food safety compressor defrost fish chill frigorifero frigorifico refrigerateur',
  },
  {
    slug: 'tender-maintenance',
    title: 'Looking after the tender',
    lead: 'Every day, tubes, engine, lifting gear, and what has to be in it.',
    departments: ['exterior', 'engineering'],
    checkedOn: '2026-11-27',
    minutes: 3,
    keywords:
      'RIB outboard jet tube hypalon PVC leak davit crane kill cord dinghy beiboot schlauchboot annexe gommone',
  },
];

export const articlePath = (slug: string): string => `/resource-center/${slug}`;

export const articleOf = (slug: string): ArticleEntry | null =>
  articleList.find((entry) => entry.slug === slug) ?? null;

/** More than this share of the words is most of them. */
const mostWords = 0.5;

/** The matching articles of a department, best first; null for all departments. */
export const findArticles = ({
  words,
  department,
  isAnswered,
}: {
  readonly words: string;
  readonly department: string | null;
  /** Whether an answer is shown above them: then only those that have most of the words belong to it. */
  readonly isAnswered: boolean;
}): readonly ArticleEntry[] => {
  const ofDepartment = articleList.filter(
    ({ departments }) => department === null || departments.some((one) => one === department),
  );
  if (words.trim() === '') return ofDepartment;
  const find = finderOf(ofDepartment, ({ title, lead, keywords }) => ({
    name: title,
    others: `${lead} ${keywords}`,
  }));
  return find(questionInEnglish(words)).flatMap(({ item, share }) =>
    isAnswered && share <= mostWords ? [] : item,
  );
};
