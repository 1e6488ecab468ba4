/** A yacht of the demo market, and its berth. */
interface DemoYacht {
  readonly name: string;
  readonly contact: string;
  /** The slug of its port. */
  readonly port: string;
}

/** The first is the demo crew member's. */
export const demoYachts: readonly [DemoYacht, ...DemoYacht[]] = [
  { name: 'Halcyon Tide', contact: 'Mara Lindqvist, +34 600 000 000', port: 'palma' },
  { name: 'Meltemi', contact: 'Bosun, VHF 12', port: 'palma' },
  { name: 'Blue Margin', contact: 'Chief officer, +34 600 000 311', port: 'ibiza' },
  { name: 'Saltwhistle', contact: 'Deckhand on watch, gate 2', port: 'palma' },
  { name: 'Corsair’s Rest', contact: 'Chief engineer, +33 600 000 118', port: 'antibes' },
  { name: 'Ninth Wave', contact: 'First mate, VHF 9', port: 'palma' },
  { name: 'Adagio', contact: 'Purser, +377 600 000 45', port: 'monaco' },
  { name: 'Tern of Tivat', contact: 'Captain, VHF 77', port: 'tivat' },
  { name: 'Lady Orsola', contact: 'Chief stewardess, +33 600 000 204', port: 'cannes' },
  { name: 'Second Star', contact: 'Engineer on duty, +385 600 000 9', port: 'split' },
  { name: 'Windrose', contact: 'Bosun, +34 600 000 417', port: 'palma' },
  { name: 'Persephone', contact: 'Second stewardess, VHF 12', port: 'athens' },
];

const berths: Readonly<Record<string, readonly string[]>> = {
  palma: ['Moll Vell 14', 'Club de Mar, berth 42', 'Pier 3, berth 8', 'Refit quay, west'],
  ibiza: ['Marina Ibiza, T-07', 'Botafoch 31'],
  barcelona: ['Quay 5, berth 12'],
  antibes: ['Quai des Milliardaires 4', 'Port Vauban, B-22', 'Quai Camille Rayon 9'],
  cannes: ['Jetée Albert-Édouard 6', 'Port Canto, C-15'],
  monaco: ['Quai des États-Unis 11'],
  'la-ciotat': ['Shipyard, slip 2'],
  tivat: ['Jetty 3, berth 27', 'Jetty 1, berth 4'],
  split: ['ACI, pier D 18'],
  athens: ['Zea, pontoon 2, 14'],
};

/** A berth of the port, by an index that may exceed its list. */
export function berthIn(port: string, at: number): string {
  const known = berths[port] ?? ['Visitors’ quay'];
  return known[at % known.length] ?? 'Visitors’ quay';
}
