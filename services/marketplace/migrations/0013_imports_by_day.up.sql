-- How many imports were begun lately is asked for at every reading of the metrics.
create index imports_created on imports (created_at);
