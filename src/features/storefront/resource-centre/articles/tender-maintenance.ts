import type { Article } from '../article.types.ts';

export const article: Article = {
  opening: [
    'The tender is the first thing guests see and the last thing that gets a service. It is dropped, dragged, filled with sand and washed with whatever is at hand. A quarter of an hour after each day of use, and an honest list each month, is the difference between a tender and an apology.',
  ],
  sections: [
    {
      title: 'After every day',
      blocks: [
        {
          steps: [
            'Engine: flush with fresh water through the port or muffs for ten minutes, at idle. In gear nobody should be near the propeller.',
            'Drain the bilge, open the plug on the davit, and close it again before launching: hang the plug on the kill cord so that it cannot be forgotten.',
            'Wash tubes and upholstery with fresh water and mild soap. Sun cream stains within hours and rots the stitching.',
            'Dry, look at the propeller for line and dents, and tilt the engine out of the water.',
            'Fuel: fill up in the evening, so that less damp air stands in the tank overnight.',
          ],
        },
      ],
    },
    {
      title: 'Tubes',
      blocks: [
        'Inflate to the maker’s pressure, usually about 0.24 bar (240 mbar), in the cool of the morning, and let air out before the tender stands in the midday sun. A tube that is soft chafes at the seams and steers badly; one that is too hard opens them.',
        'Hypalon (CSM) and PVC want different glues and different patches. If you don’t know which it is, look in the papers: a drop of acetone on a hidden place makes PVC sticky and leaves Hypalon dull. To find a leak, brush on soapy water and look at valves first. Repairs need 18 to 25 °C, dry air, both sides roughened and cleaned, and a day before they carry pressure again.',
        'Protect with a product that has UV filters and no silicone: after silicone nothing can be glued.',
      ],
    },
    {
      title: 'Engine',
      blocks: [
        {
          list: [
            'Every outing: kill cord tested, cooling water visible, oil level.',
            'Every 100 hours or once a year: engine and gear oil, filters, plugs, anodes, grease, impeller. Milky gear oil means a seal; look for fishing line behind the propeller.',
            'Fuel filters and water separator: drain each month; petrol older than three months goes to the yard.',
            'Diesel and jet drives: intake grid, impeller clearance, and the anodes in the jet.',
          ],
        },
        'Petrol on board has rules: containers and spaces that are approved, ventilated and with gas detection, blower on before starting, and no refuelling with guests aboard.',
      ],
    },
    {
      title: 'Lifting gear',
      blocks: [
        'More tenders are lost from the davit than at sea. Look at the bridles, shackles and the lifting points each time, moused and without twist. Load tests and inspections of crane and davit are due as the flag demands, on commercial yachts usually a thorough examination every 12 months and a proof load every five years. Nobody is in the tender while it is lifted unless gear and tender are approved for it, and nobody is beneath it at all.',
      ],
    },
    {
      title: 'What must be in it',
      blocks: [
        {
          list: [
            'Life jackets for everyone, with sizes for children, and a light and a whistle on each.',
            'VHF, torch, flares in date, first-aid kit, paddle, bailer, anchor with line.',
            'Fire extinguisher with its pressure in the green.',
            'A throw line, and a way for a swimmer to climb in.',
            'Navigation lights that work; most tender accidents happen after dinner.',
            'Papers and the driver’s licence where the coast asks for them; in French and Spanish waters it does.',
          ],
        },
        'And the cord: the driver wears it, on every trip, also the one of two minutes.',
      ],
    },
  ],
  next: [
    { label: 'Impellers, filters and engine spares', path: '/engineering?category=Pumps' },
    { label: 'Shackles and rigging', path: '/exterior?category=Rigging' },
    { label: 'Hand-held radios and safety gear', path: '/captain?category=Safety' },
  ],
};
