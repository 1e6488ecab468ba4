alter function similar_listings(text, boolean) rows 1000;
