/** Every thing that can stand on a listing's tile. */
export const MOTIF_NAMES = [
  ...(['wheel', 'capstan', 'bucket', 'lamp', 'pot', 'gear'] as const),
  ...(['fender', 'rope', 'paint', 'bottle', 'propeller', 'shackle', 'anchor', 'flag', 'lifebuoy'] as const),
  ...(['filter', 'pump', 'oil', 'battery'] as const),
  ...(['radio', 'chart', 'book', 'binoculars', 'gauge', 'medical'] as const),
  ...(['linen', 'shirt', 'shoe', 'flower', 'candle'] as const),
  ...(['glass', 'plate', 'knife', 'wine', 'crate', 'fish'] as const),
] as const;

export type MotifName = (typeof MOTIF_NAMES)[number];

/** Words that say what a thing is, in the singular; two that only say it together are one entry. */
export const TELLING_WORDS: Readonly<Partial<Record<MotifName, string>>> = {
  fender: 'fender, buoy',
  rope: 'rope, mooring line, dock line, halyard, warp, cordage, hawser, sheet line',
  paint: 'paint, painting, varnish, varnishing, antifouling, antifoul, primer, lacquer, gelcoat, topcoat',
  bottle:
    'cleaner, cleaning, clean, polish, polishing, wax, soap, detergent, shampoo, spray, degreaser, bleach, teak oil',
  propeller: 'propeller, anode, shaft, thruster',
  shackle: 'shackle, snatch block, carabiner, turnbuckle, rigging, fastening',
  anchor: 'anchor, anchoring, anchor swivel, chain, windlass',
  flag: 'flag, ensign, pennant, courtesy flag, clearance, agency',
  lifebuoy:
    'lifebuoy, lifejacket, life jacket, life ring, liferaft, life raft, flare, rocket, extinguisher, pyrotechnic, harness, safety',
  filter: 'filter, prefilter, filter element, strainer, membrane, watermaker',
  pump: 'pump, impeller',
  oil: 'lubricant, grease, coolant, engine oil, generator oil, gear oil, hydraulic oil',
  battery: 'battery, charger, inverter, fuse, cable, electrics, electrical, wiring',
  gear: 'engine, generator, alternator, hydraulics, belt, bearing, tool kit',
  radio: 'radio, vhf, epirb, transmitter, transponder, ais',
  chart: 'chart, map, navigation',
  book: 'book, logbook, almanac, publication, manual',
  binoculars: 'binocular',
  gauge: 'barometer, clock, gauge, compass, thermometer, instrument',
  medical: 'medical, medicine, first aid, tablet, bandage, vaccination, plaster',
  linen:
    'linen, towel, bathrobe, robe, sheet, duvet, pillow, laundry, napkin, upholstery, carpet, cushion, curtain, blanket',
  shirt:
    'shirt, polo, jacket, short, uniform, epaulette, trousers, skort, foul weather, fleece, apron, glove',
  shoe: 'shoe, boot, sandal, trainer',
  flower: 'flower, florist, orchid, bouquet',
  candle: 'candle, fragrance, diffuser',
  lamp: 'lamp, light, lantern, bulb, lighting',
  glass: 'glass, glasses, tumbler, decanter, glassware, goblet',
  plate: 'plate, bowl, cutlery, crockery, dinnerware, china, fork, spoon, dish',
  knife: 'knife, knives, chopping board, scissors',
  pot: 'pan, pot, saucepan, casserole, cookware, chef, catering',
  wine: 'wine, champagne, prosecco, spirits, whisky, gin, vodka, rum, beer, cellar',
  fish: 'fish, tuna, bass, prawn, lobster, salmon, caviar, seafood, oyster',
  crate:
    'provisioning, provision, tomato, fruit, vegetable, cheese, burrata, meat, lamb, wagyu, dairy, greens, microgreen, pantry, olive oil, coffee, water case',
  bucket: 'bucket, brush, mop, broom, boathook, boat hook, squeegee, sponge',
  wheel: 'wheel, steering, helm, captain',
  capstan: 'winch, capstan',
};

/** Words that say it only where nothing else does: a line may be a fishing line or a line of work. */
export const VAGUE_WORDS: Readonly<Partial<Record<MotifName, string>>> = {
  rope: 'line',
  oil: 'oil, fuel, bunkering',
  bottle: 'care, bottle',
  plate: 'table',
  crate: 'food, crate',
  shackle: 'block, screw, bolt, clamp',
  gear: 'gear, spares',
  lifebuoy: 'training, rescue, drill',
};
