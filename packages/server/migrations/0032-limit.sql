-- What servers of this database count together. A crash of PostgreSQL may empty it: servers write their counts again.
create unlogged table limit_server (
  id       uuid primary key,
  seen_at  timestamptz not null default now()
);

create unlogged table limit_count (
  key      text not null,
  server   uuid not null references limit_server on delete cascade,
  count    integer not null,
  -- Without it the count holds as long as its server is seen.
  ends_at  timestamptz,
  primary key (key, server)
);
create index limit_count_server on limit_count (server);
