import { ownText } from './own-text.ts';
import { wordsOf } from './words.ts';

type Department = 'captain' | 'crew' | 'exterior' | 'interior' | 'chef-galley' | 'engineering';

/** Words of one department of a yacht, in several languages; single words that occur in names and categories. */
const words: Readonly<Record<Department, string>> = {
  captain:
    'chart, charts, navigation, nautical, almanac, logbook, pilotage, sextant, radar, gps, plotter, chartplotter, ais, vhf, epirb, navegacion, navigazione, seekarte, seekarten, cartes, pilotine',
  crew: 'uniform, uniforms, uniforme, uniformes, uniformen, divise, epaulette, epaulettes, polo, crew, tripulacion, equipage, equipaggio, besatzung, visa, stcw, training, medical',
  exterior:
    'fender, fenders, mooring, deck, teak, teca, teck, rope, ropes, line, hull, gelcoat, antifouling, tender, anchor, anchors, winch, cleat, shackle, sail, sails, rigging, passerelle, defensa, defensas, amarre, cabo, cabos, ancla, casco, ormeggio, parabordo, parabordi, cima, ancora, vela, vele, scafo, amarrage, battage, ancre, coque, voile, voiles, tauwerk, festmacher, leine, anker, segel, rumpf, wakeboard, paddleboard, jetski, buoy, lifejacket, liferaft, kayak, polish, wax',
  interior:
    'linen, linens, towel, towels, bedding, duvet, pillow, pillows, carpet, upholstery, laundry, housekeeping, flowers, candle, candles, glassware, cabin, curtain, furniture, toiletries, amenities, toallas, sabanas, moqueta, tappezzeria, asciugamani, lenzuola, serviettes, draps, literie, moquette, bettwasche, handtucher, teppich, polster',
  'chef-galley':
    'galley, provisioning, provisions, food, wine, wines, champagne, beef, fish, fruit, vegetables, cheese, meat, seafood, bakery, cutlery, cookware, knife, knives, chef, catering, vino, vinos, vini, carne, pesce, pescado, queso, formaggio, frutta, fruta, verdura, vin, vins, viande, poisson, fromage, legumes, epicerie, wein, fleisch, fisch, kase, obst, gemuse, water, juice, drinks, beverages, bebidas, bevande, boissons, getranke, olive',
  engineering:
    'engine, engines, pump, pumps, impeller, impellers, filter, filters, oil, generator, gasket, bearing, bearings, valve, valves, hydraulic, battery, batteries, alternator, propeller, anode, anodes, hose, electrical, plumbing, watermaker, compressor, injector, seal, motor, motores, bomba, bombas, filtro, filtros, filtri, aceite, bateria, correa, rodamiento, pompa, pompe, olio, batteria, guarnizione, cuscinetto, moteur, moteurs, filtre, filtres, huile, batterie, courroie, joint, motoren, pumpe, pumpen, olfilter, dichtung, lager, batterien, kolben, fuel, diesel, bilge',
};

const departmentByWord = new Map(
  Object.entries(words).flatMap(([department, list]) =>
    // The keys of `words` are departments; Object.entries widens them to string.
    wordsOf(list).map((word) => [word, department as Department] as const),
  ),
);

/** Lists repeat the same categories. */
const remembered = new Map<string, Department | null>();
const rememberedMax = 2_000;

/** The department that a text indicates; null if it indicates none or several. */
export function suggestedDepartment(text: string): Department | null {
  const before = remembered.get(text);
  if (before !== undefined) return before;
  const department = departmentIn(text);
  if (text.length <= 100 && remembered.size < rememberedMax) remembered.set(ownText(text), department);
  return department;
}

function departmentIn(text: string): Department | null {
  let only: Department | null = null;
  for (const word of wordsOf(text.length > 200 ? text.slice(0, 200) : text)) {
    const department = departmentByWord.get(word);
    if (department === undefined || department === only) continue;
    if (only !== null) return null;
    only = department;
  }
  return only;
}
