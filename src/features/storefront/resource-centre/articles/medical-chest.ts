import type { Article } from '../article.types.ts';

export const article: Article = {
  opening: [
    'A medical chest is judged twice: by an inspector who reads lists and dates, and by the one night in three years when somebody opens it in earnest. Both are served by the same thing, which is order.',
  ],
  sections: [
    {
      title: 'Which list applies',
      blocks: [
        'The flag state decides. Many follow the categories of Directive 92/29/EEC, which go by how far you are from help:',
        {
          list: [
            'A: no limit to the length of the trips.',
            'B: trips of less than 150 nautical miles from the nearest port with proper medical equipment (up to 175 within the range of helicopter rescue).',
            'C: staying very close to shore, or without cabins.',
          ],
        },
        'For each the flag publishes quantities, for ten people as a rule, and counts in the length of the voyage. The International Medical Guide for Ships of the World Health Organization, or the flag’s own guide, has to be on board next to it in a language that is understood.',
      ],
    },
    {
      title: 'Who is responsible',
      blocks: [
        'The master is, and may delegate the keeping. Whoever gives treatment needs a certificate for it: medical first aid for the designated officer, medical care on yachts of category A that have no doctor, renewed every five years under STCW. Check the dates of certificates when you check those of ampoules.',
        'The yacht’s people stay patients with a right to privacy: their papers are locked away, and who reads them is written down.',
      ],
    },
    {
      title: 'Order in the chest',
      blocks: [
        {
          steps: [
            'Group by use and not by alphabet: airway and breathing, bleeding and wounds, pain, infection, stomach, eyes and ears, skin, heart, fractures. Label bags so that they can be fetched by name.',
            'Put a card in each group: what is in it, for what, dose, and what must never be combined.',
            'Keep the list in two places with batch and date of each medicine. The first to expire lies in front.',
            'Temperature: most medicines below 25 °C, some between 2 and 8 °C in a fridge with a thermometer that records its extremes. The crew mess in August is no place for either.',
            'Oxygen: pressure and date of the cylinder, masks, and a key that hangs on it.',
          ],
        },
        'Inspect it whole once a year, by a pharmacist or a competent person where the flag demands it, and with your own eyes every three months. Sign and date each time.',
      ],
    },
    {
      title: 'Controlled drugs',
      blocks: [
        'Morphine and its relatives are in a safe, in a register with two signatures for everything that comes in or goes out, and in the ship’s papers. Quantities are declared on arrival: in some countries customs seals the safe, and in others carrying more than the list allows is a crime. Order them through a pharmacy that supplies ships, on a requisition signed by the master, and hand out-of-date stock to a pharmacy against a receipt; never over the side.',
      ],
    },
    {
      title: 'Calling a doctor',
      blocks: [
        'Radio medical advice is free and reached through any coast guard station: ask for “medico” advice on VHF or MF, or call by satellite. Rome’s CIRM answers ships of every flag around the clock. Before you call, write down:',
        {
          list: [
            'who: age, sex, weight, illnesses, allergies, medicines;',
            'what: when it began, what has changed, pulse, breathing, blood pressure, temperature, oxygen, how awake the person is;',
            'where: position, course, next ports with times;',
            'with what: your category of chest, and the guide you have.',
          ],
        },
        'Photographs help, sent only to the service that asks for them. Write a line for every dose with its time: it goes ashore with the patient.',
      ],
    },
  ],
  next: [
    { label: 'First-aid kits and medicines', path: '/crew?category=Medical' },
    { label: 'Medicals and vaccinations on board', path: '/vendor-services?category=Medical' },
    { label: 'First-aid and safety training', path: '/vendor-services?category=Training' },
  ],
  caution: 'No medical advice. In an emergency call the coast guard or a radio medical service first.',
};
