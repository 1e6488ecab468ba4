-- Without a word of ours PostgreSQL expects a thousand rows of a function, and read all listings in the order of an index to join them with the hundred or so
-- that are like a question. Looked up by their id, they cost what they are, whatever the market has; of very much only the sample is rated.
alter function similar_listings(text, boolean) rows 20;
