-- What else a port is called: in the other languages of the trade, by its marina, or by a town, an island or a coast nearby. A name of several ports stands
-- for all of them. Countries are not here: their names are known from the code in `ports`.
create table port_names (
  port text not null references ports (slug),
  name text not null check (name = btrim(name) and name <> ''),
  primary key (port, name)
);
insert into port_names (port, name)
select port, unnest(names) from (values
  ('palma', array['Palma de Mallorca', 'Palma di Maiorca', 'Palma de Majorque', 'Mallorca', 'Majorca', 'Majorque', 'Maiorca', 'Port Adriano', 'Puerto Portals', 'Port d''Andratx', 'Alcúdia', 'Pollença', 'Pollensa']),
  ('barcelona', array['Barcelone', 'Barcellona', 'Port Vell', 'Catalonia', 'Catalunya', 'Cataluña', 'Catalogne', 'Catalogna', 'Katalonien']),
  ('ibiza', array['Eivissa', 'Formentera']),
  ('antibes', array['Port Vauban', 'Juan-les-Pins', 'Golfe-Juan']),
  ('cannes', array['Golfe-Juan', 'Mandelieu', 'Saint-Tropez', 'St Tropez']),
  ('la-ciotat', array['Marseille', 'Marseilles', 'Marsiglia', 'Marsella', 'Toulon', 'Bandol']),
  ('monaco', array['Monte Carlo', 'Montecarlo', 'Port Hercule', 'Menton', 'Cap d''Ail', 'Beaulieu']),
  ('genoa', array['Genova', 'Gênes', 'Genua', 'Génova', 'Liguria', 'Ligurie', 'Ligurien', 'Italian Riviera', 'Portofino', 'Rapallo']),
  ('viareggio', array['Tuscany', 'Toscana', 'Toscane', 'Toskana', 'La Spezia', 'Livorno']),
  ('porto-cervo', array['Sardinia', 'Sardegna', 'Sardaigne', 'Cerdeña', 'Sardinien', 'Costa Smeralda', 'Olbia']),
  ('malta', array['Valletta', 'La Valette', 'La Valeta', 'Gozo']),
  ('tivat', array['Porto Montenegro', 'Kotor', 'Cattaro', 'Crna Gora']),
  ('split', array['Spalato', 'Trogir', 'Dalmatia', 'Dalmatie', 'Dalmazia', 'Dalmacia', 'Dalmatien', 'Hrvatska']),
  ('athens', array['Atene', 'Athènes', 'Atenas', 'Athen', 'Piraeus', 'Pirée', 'Pireo', 'Piräus', 'Hellas']),
  ('bodrum', array['Turkey', 'Yalıkavak']),
  ('fort-lauderdale', array['Lauderdale', 'Miami', 'Florida', 'Floride', 'USA', 'America']),
  ('antigua', array['English Harbour', 'Falmouth Harbour', 'Caribbean', 'Caraïbes', 'Caraibi', 'Caribe', 'Karibik'])
) named (port, names)
union all
select port, name from unnest(array['palma', 'ibiza']) port,
  unnest(array['Balearics', 'Balearic Islands', 'Baleares', 'Islas Baleares', 'Illes Balears', 'Baléares', 'Îles Baléares', 'Baleari', 'Isole Baleari', 'Balearen']) name
union all
select port, name from unnest(array['antibes', 'cannes', 'monaco']) port,
  unnest(array['French Riviera', 'Riviera', 'Côte d''Azur', 'Costa Azzurra', 'Costa Azul']) name
union all
select port, name from unnest(array['antibes', 'monaco']) port, unnest(array['Nice', 'Nizza', 'Niza', 'Villefranche', 'Cap Ferrat']) name;
