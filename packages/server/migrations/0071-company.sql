-- Companies of the business register, as somebody told us.
create table company (
  id            int generated always as identity primary key,
  -- The number of the company where it was told.
  outer_id      text not null unique,
  name          text not null,
  credit_code   text collate "C" check (credit_code ~ '^[0-9A-HJ-NP-RTUWXY]{18}$'),
  legal_person  text not null default '',
  reg_status    text not null default '',
  region        text not null default '',
  industry      text not null default '',
  capital       text not null default '',
  founded_at    timestamptz,
  -- Everything that the entry says, once it was told.
  base          jsonb,
  source        text not null,
  told_at       timestamptz not null
);
create unique index company_code on company (credit_code) where credit_code is not null;
create index company_name on company (name);

-- What a company is found by: every place in a name from which on somebody may type it, the first letters of its sound,
-- its people. A prefix here is a part of a name there.
create table company_word (
  key         text collate "C" not null,
  kind        smallint not null,
  company_id  int not null references company on delete cascade,
  -- What is shown for it where it is not the name.
  value       text not null default '',
  primary key (key, company_id, kind)
);
create index company_word_company on company_word (company_id);

-- A list of a company that was told: how long it is, by whom and when.
create table company_section (
  company_id  int not null references company on delete cascade,
  section     text not null,
  total       int not null check (total >= 0),
  source      text not null,
  told_at     timestamptz not null,
  primary key (company_id, section)
);

-- Its rows. They keep their numbers when they are told again.
create table company_row (
  id          int generated always as identity primary key,
  company_id  int not null references company on delete cascade,
  section     text not null,
  outer_id    text not null,
  place       int not null,
  data        jsonb not null,
  unique (company_id, section, outer_id)
);
create index company_row_place on company_row (company_id, section, place, id);

-- Pages of the register as they were told, each once.
create table company_snapshot (
  id          int generated always as identity primary key,
  company_id  int not null references company on delete cascade,
  html        text not null,
  hash        text not null check (hash ~ '^[0-9a-f]{64}$'),
  source      text not null,
  created_at  timestamptz not null,
  unique (company_id, hash)
);

-- Who had a company told anew on a day in China: once for everybody.
create table company_renewal (
  company_id  int not null references company on delete cascade,
  day         date not null,
  told_at     timestamptz not null,
  primary key (company_id, day)
);

-- Changes that were found when a company was told anew.
create table company_news (
  id          int generated always as identity primary key,
  company_id  int not null references company on delete cascade,
  outer_id    text not null,
  item        text not null,
  before      text not null,
  after       text not null,
  at          timestamptz not null,
  found_at    timestamptz not null,
  unique (company_id, outer_id)
);
create index company_news_found on company_news (company_id, found_at desc, id desc);

-- Who looked a company up on a day: each counts once a day.
create table company_look (
  company_id  int not null references company on delete cascade,
  day         date not null,
  who         text not null,
  primary key (company_id, day, who)
);
create index company_look_day on company_look (day, company_id);

-- Questions that the provider was asked on a day in China.
create table company_quota (
  day    date primary key,
  count  int not null
);
