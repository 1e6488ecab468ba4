-- Reference data that every listing will hang on: the six departments of a yacht and the ports we serve.

create table departments (
  slug text primary key,
  name text not null,
  lead text not null,
  position integer not null unique
);

insert into departments (slug, name, lead, position) values
  ('captain', 'Captain', 'Charts, licences, surveys and agents for whoever signs for the yacht.', 1),
  ('crew', 'Crew', 'Uniforms, training, medicals and travel for the people on board.', 2),
  ('exterior', 'Exterior', 'Teak, paint, fenders, tenders and everything that meets the weather.', 3),
  ('interior', 'Interior', 'Linen, table, flowers and care for the rooms guests remember.', 4),
  ('chef-galley', 'Chef & Galley', 'Provisions, cellars and tools for a kitchen that never stands still.', 5),
  ('engineering', 'Engineering', 'Filters, pumps, spares and hands that know your engine room.', 6);

create table ports (
  slug text primary key,
  name text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  time_zone text not null
);

insert into ports (slug, name, country, time_zone) values
  ('palma', 'Palma', 'ES', 'Europe/Madrid'),
  ('barcelona', 'Barcelona', 'ES', 'Europe/Madrid'),
  ('ibiza', 'Ibiza', 'ES', 'Europe/Madrid'),
  ('gibraltar', 'Gibraltar', 'GI', 'Europe/Gibraltar'),
  ('antibes', 'Antibes', 'FR', 'Europe/Paris'),
  ('cannes', 'Cannes', 'FR', 'Europe/Paris'),
  ('la-ciotat', 'La Ciotat', 'FR', 'Europe/Paris'),
  ('monaco', 'Monaco', 'MC', 'Europe/Monaco'),
  ('genoa', 'Genoa', 'IT', 'Europe/Rome'),
  ('viareggio', 'Viareggio', 'IT', 'Europe/Rome'),
  ('porto-cervo', 'Porto Cervo', 'IT', 'Europe/Rome'),
  ('malta', 'Malta', 'MT', 'Europe/Malta'),
  ('tivat', 'Tivat', 'ME', 'Europe/Podgorica'),
  ('split', 'Split', 'HR', 'Europe/Zagreb'),
  ('athens', 'Athens', 'GR', 'Europe/Athens'),
  ('bodrum', 'Bodrum', 'TR', 'Europe/Istanbul'),
  ('fort-lauderdale', 'Fort Lauderdale', 'US', 'America/New_York'),
  ('antigua', 'Antigua', 'AG', 'America/Antigua');
