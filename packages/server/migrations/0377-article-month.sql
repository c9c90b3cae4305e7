-- A text knows the month in which it came out, so that a search of the last days is led by it.
update article_word set words = words || array_to_tsvector(array['@' || (
  extract(year from published_at at time zone 'UTC') * 12 + extract(month from published_at at time zone 'UTC'))::int]);
