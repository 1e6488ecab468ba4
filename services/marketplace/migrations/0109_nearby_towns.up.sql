-- Which names are of other towns: whoever looks for something there is told which port is near.
alter table port_names add column is_nearby boolean not null default false;
update port_names set is_nearby = true where (port, name) in (
  ('palma', 'Port Adriano'), ('palma', 'Puerto Portals'), ('palma', 'Port d''Andratx'), ('palma', 'Alcúdia'), ('palma', 'Pollença'), ('palma', 'Pollensa'),
  ('ibiza', 'Formentera'),
  ('antibes', 'Golfe-Juan'), ('antibes', 'Nice'), ('antibes', 'Nizza'), ('antibes', 'Niza'), ('antibes', 'Villefranche'), ('antibes', 'Cap Ferrat'),
  ('cannes', 'Golfe-Juan'), ('cannes', 'Mandelieu'), ('cannes', 'Saint-Tropez'), ('cannes', 'St Tropez'),
  ('la-ciotat', 'Marseille'), ('la-ciotat', 'Marseilles'), ('la-ciotat', 'Marsiglia'), ('la-ciotat', 'Marsella'), ('la-ciotat', 'Toulon'), ('la-ciotat', 'Bandol'),
  ('monaco', 'Menton'), ('monaco', 'Cap d''Ail'), ('monaco', 'Beaulieu'), ('monaco', 'Nice'), ('monaco', 'Nizza'), ('monaco', 'Niza'), ('monaco', 'Villefranche'), ('monaco', 'Cap Ferrat'),
  ('genoa', 'Portofino'), ('genoa', 'Rapallo'),
  ('viareggio', 'La Spezia'), ('viareggio', 'Livorno'),
  ('porto-cervo', 'Olbia'),
  ('malta', 'Gozo'),
  ('tivat', 'Kotor'), ('tivat', 'Cattaro'),
  ('split', 'Trogir'),
  ('bodrum', 'Yalıkavak'),
  ('fort-lauderdale', 'Miami')
);
