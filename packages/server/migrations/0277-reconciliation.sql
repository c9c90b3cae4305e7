-- When books, orders and providers were compared, and what did not agree.
create table reconciliation (
  id          int generated always as identity primary key,
  asked_at    timestamptz not null,
  -- Null for the daily work.
  asked_by    int references account,
  -- The day here whose sums stand with it: the daily work looks back on the day before.
  day         date not null,
  ended_at    timestamptz,
  -- Why it was not brought to an end.
  trouble     text not null default '',
  -- A sentence for each difference.
  faults      text[] not null default '{}',
  -- [{payType, currency, received, returned}]; millionths, as text.
  sums        jsonb not null default '[]'
);
create unique index reconciliation_daily on reconciliation (day) where asked_by is null;
create index ledger_deed_time on ledger_deed (at);
