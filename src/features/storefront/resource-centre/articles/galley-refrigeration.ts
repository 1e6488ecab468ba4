import type { Article } from '../article.types.ts';

export const article: Article = {
  opening: [
    'A galley’s refrigerators work in a room of 32 °C, are opened sixty times a day and tilt. That they keep food safe all the same is no accident: it is a thermometer, a cloth and ten minutes a week.',
  ],
  sections: [
    {
      title: 'The temperatures that matter',
      blocks: [
        {
          list: [
            'Refrigerator: 0 to 5 °C at its warmest place, which is usually the top of the door. Aim at 3.',
            'Fresh fish: 0 to 2 °C, on ice that drains.',
            'Freezer: −18 °C or colder.',
            'Between 5 and 63 °C bacteria multiply: food passes through quickly or is thrown away. Two hours in total is the usual limit.',
            'Cooked food that is kept: from 63 °C to below 10 °C within two hours, in flat containers, then covered and labelled.',
            'Reheated or cooked through: 75 °C in the middle.',
          ],
        },
        'The display on the door shows the air near a sensor. Keep a thermometer in a glass of water on the middle shelf: it shows what the food has. Write both down twice a day, with a signature. The list is what an inspector asks for, and what shows a failing compressor a week before it fails.',
      ],
    },
    {
      title: 'Loading',
      blocks: [
        {
          steps: [
            'Nothing warm goes in. Chill it first in a blast chiller or in ice water.',
            'Raw meat and fish below, in trays with an edge; ready-to-eat food above; eggs and dairy apart.',
            'Leave two fingers of space at the back and the sides: cold is moving air.',
            'Label everything that was opened with the contents, date and initials. Three days is the usual end for open and cooked food.',
            'Freeze flat and in portions. A block of five kilos takes a day to freeze and another to thaw, and spoils on both.',
          ],
        },
        'Thaw in the fridge, in a tray, overnight. What was thawed is not frozen again unless it was cooked in between.',
      ],
    },
    {
      title: 'Ten minutes a week',
      blocks: [
        {
          list: [
            'Door seals: wash with warm water and soap, dry, and pull a sheet of paper through at each side. Where it slides, cold is lost.',
            'Drains and drip trays: pour through a cup of warm water with a little bicarbonate. Most smells live there.',
            'Ice on the evaporator of more than half a centimetre: defrost, with a fan or a bowl of warm water and never with a knife.',
            'Condenser: vacuum the fins, or look at the flow of sea water where it is water-cooled. A tired impeller ashore feels like a refrigerant leak at sea.',
            'Air: the grille of the compressor’s locker is no shelf for baking trays.',
          ],
        },
      ],
    },
    {
      title: 'When it fails',
      blocks: [
        'Don’t open it. A full freezer stays frozen for about 48 hours, a half-full one for 24; a fridge is safe for about four. Move what matters into the coldest unit, fill gaps with ice, and note the time. Check the simple things in order: breaker, thermostat, fan, condenser, sea-water flow. A compressor that starts and stops every few minutes has a voltage or pressure problem and will not survive many more starts, so switch it off.',
        'Refrigerant work is for a certified technician: it is the law in the European Union, and the gases are dangerous in a small space. Write down type and charge from the plate before you call, which saves the first visit.',
        'Afterwards judge by temperature and time and not by smell. Anything perishable that was above 8 °C for more than four hours goes. Frozen food that still has ice crystals may be refrozen, with some loss of quality; fish and minced meat may not.',
      ],
    },
    {
      title: 'Before the season',
      blocks: [
        'Have pressures and charge checked, spare fan, thermostat, seals and an impeller put on board, and the alarm of each unit tested. Then clean with bicarbonate, leave the doors open for a day, and start them two days before the first provisions come: cold walls need longer than cold air.',
      ],
    },
  ],
  next: [
    { label: 'Vacuum bags and galley tools', path: '/chef-galley?category=Tools' },
    { label: 'Cooling and air-conditioning service', path: '/vendor-services?category=Cooling' },
    { label: 'Food safety courses', path: '/vendor-services?category=Training' },
  ],
};
