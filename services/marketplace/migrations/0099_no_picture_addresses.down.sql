alter table products add column image_url text check (length(image_url) <= 2000);
