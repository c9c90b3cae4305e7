-- Datasheets that other sites keep. Which there are, `part.datasheet_url` says; here is what was seen when one was
-- fetched last. The copy itself is a cache (see src/outside/outside-shelf.ts) and may go at any time.

create table outside_source (
  -- The sha256 of its address, in hex: addresses may be longer than an index takes.
  key         text primary key,
  url         text not null,
  state       text not null check (state in ('readable', 'gone', 'refused')),
  bytes       int not null default 0,
  checked_at  timestamptz not null
);
