import { utils, write } from '@e965/xlsx';

/** A list as uploaded by a vendor. */
export interface ListFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const text = (name: string, lines: readonly string[]): ListFile => ({
  name,
  mimeType: name.endsWith('.csv') ? 'text/csv' : 'text/plain',
  buffer: Buffer.from(lines.join('\n')),
});

/**
 * A boat builder's models without a name column; one price is a placeholder, one is missing, and the currency is not
 * stated.
 */
export const tenderModels = text('tender-model-prices.csv', [
  'model_id,series,parent_series,msrp,layout,layout_desc,length,seats,visible',
  "T32JET,Jet,T,24900,J,Jet Tender 3.2 m with 10' painter,3.2,5,True",
  'T38JET,Jet,T,31450,J,Jet Tender 3.8 m,3.8,6,True',
  'L48SOLAS,SOLAS,L,58200,S,SOLAS Limousine 4.8 m,4.8,8,True',
  'L56SOLAS,SOLAS,L,999999,S,SOLAS Limousine 5.6 m,5.6,10,False',
  'R27OAR,Row,R,1890,R,Rowing Tender 2.7 m,2.7,3,True',
  'R31OAR,Row,R,,R,Rowing Tender 3.1 m,3.1,4,True',
]);

/** Spanish headers on the second row, the currency in a header, negative stock, an order form on another sheet. */
export function spareParts(): ListFile {
  const rows = [
    [],
    ['CODIGO', 'DESCRIPCION', 'REFERENCIA', 'MARCA', 'PRECIO $', 'STOCK', 'PEDIDO', 'IMAGEN'],
    ['IMP01015', 'IMPULSOR BOMBA AGUA SALADA 6 PALAS', '500-06', 'MAREA', 32.5305, 12, 0, 'IMP01015'],
    ['IMP01016', 'IMPULSOR BOMBA AGUA SALADA 8 PALAS', '500-08', 'MAREA', 38.94, -2, 5, 'IMP01016'],
    ['FIL02001', 'FILTRO GASOIL SEPARADOR 10 MICRAS', 'FS-1010', 'NORDEST', 18.2, 40, 0, 'FIL02001'],
    ['ANO03004', 'ANODO ZINC EJE 40 MM', 'Z-40', 'GALVA', 0, 7, 0, 'ANO03004'],
    ['COR04002', 'CORREA ALTERNADOR 13X1125', '13X1125', 'TRAMONT', 11.7534999999, 3, 2, 'COR04002'],
    ['', '', '', '', '', '', 7, ''],
  ];
  const order = [
    ['', '', '', '', '', '', 'ENVIARCORREO', ''],
    ['CODIGO', 'DESCRIPCION', 'REFERENCIA', 'MARCA', 'PRECIO $', 'PEDIDO', '', ''],
    ['IMP01016', 'IMPULSOR BOMBA AGUA SALADA 8 PALAS', '500-08', 'MAREA', 38.94, 5, '', ''],
  ];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'LISTA');
  utils.book_append_sheet(book, utils.aoa_to_sheet(order), 'PEDIDO');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsm' });
  return {
    name: 'lista-de-precios-repuestos.xlsm',
    mimeType: 'application/vnd.ms-excel.sheet.macroEnabled.12',
    buffer: bytes,
  };
}

/** Services in another currency with ids, categories and units, without durations. */
export const deckServices = text('deck-services.csv', [
  'ID,Category,Name,Price,Currency,Unit,Url,Picture',
  '001,Deck,Teak deck deep clean,18,GBP,m²,https://services.example.com/teak,https://services.example.com/teak.jpg',
  '002,Deck,Teak caulking renewal,95,GBP,metre,https://services.example.com/caulking,https://services.example.com/caulking.jpg',
  '003,Hull,Hull polish,42,GBP,metre,https://services.example.com/polish,https://services.example.com/polish.jpg',
  '004,Interior,Saloon carpet shampoo,220,GBP,service,https://services.example.com/carpet,https://services.example.com/carpet.jpg',
]);

/**
 * An export of a shop system with Portuguese headers in a .txt with a byte order mark: courses, with a price per date.
 */
export const crewCourses = text('cursos-de-bordo.txt', [
  '\uFEFFID,Tipo,REF,Nome,Publicado,"Descrição curta",Estoque,"Preço promocional",Preço,Categorias,"Produto ascendente"',
  '65,registrations,,"Powerboat refresher",1,"Half a day in Palma bay",,,,Treino,',
  '66,"variation, virtual",,"Powerboat refresher - 12 January",1,,8,,180,,id:65',
  '67,"variation, virtual",,"Powerboat refresher - 9 February",1,,8,,195,,id:65',
  '70,registrations,,"Interior silver service",1,"Two evenings on board",,,,Treino,',
  '71,"variation, virtual",,"Interior silver service - 20 January",1,,6,,240,,id:70',
]);

/** Nothing in it identifies the name column, and two columns could be the price. */
export const unnamedColumns = (season: string, price: string): ListFile =>
  text(`${season}.csv`, [
    'Qux,Zorb,Frob,Blip,Wark',
    `Series A,Plan 1,7,12,${price}`,
    'Series A,Plan 2,8,14,1200.00',
    'Series B,Plan 1,9,16,1450.00',
  ]);
