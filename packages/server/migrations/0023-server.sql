-- The servers that share this database: each says again and again that it is there, and where its files lie.
create table server (
  id        uuid primary key,
  -- The id of its file store: two servers with one store read the same files.
  store     uuid not null,
  -- Where the store is, for people.
  place     text not null,
  seen_at   timestamptz not null default now()
);
