-- Brands and parts that were one thing under two numbers, and what was moved, so that it can be put back.
create table merge (
  id          int generated always as identity primary key,
  kind        text not null check (kind in ('brand', 'part')),
  from_id     int not null,
  into_id     int not null,
  from_name   text not null,
  into_name   text not null,
  reason      text not null,
  -- [{key, rows: [{the columns of the primary key, and what the column held}]}]
  moved       jsonb not null,
  -- [{table, row}]: rows that had no place beside those of the other, and the merged one itself, whole.
  gone        jsonb not null,
  -- [{table, row}]: rows that were put in.
  added       jsonb not null default '[]',
  merged_by   int not null references account,
  merged_at   timestamptz not null,
  undone_by   int references account,
  undone_at   timestamptz,
  check (from_id <> into_id)
);
create unique index merge_standing on merge (kind, from_id) where undone_at is null;
create index merge_time on merge (id desc, kind);
