-- Whom to call: contacts of a person, seen by that person alone, and contacts of a company, which everybody looks up.
-- The first of an owner's is the default.

create table contact (
  id             int generated always as identity primary key,
  account_id     int references account on delete cascade,
  enterprise_id  int references enterprise on delete cascade,
  name           text not null,
  job            text,
  mobile         text not null,
  tel            text,
  email          text,
  qq             text,
  wechat         text,
  region         text,
  brand_ids      int[] not null default '{}',
  -- Its place among those of its owner; a default is put before the others, so it may be negative.
  position       int not null,
  created_at     timestamptz not null default now(),
  check (num_nonnulls(account_id, enterprise_id) = 1)
);
create index contact_account on contact (account_id, position, id) where account_id is not null;
create index contact_enterprise on contact (enterprise_id, position, id) where enterprise_id is not null;
