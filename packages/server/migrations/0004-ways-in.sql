-- More ways to log in, and who came by whose invitation.

-- Someone who came by WeChat or QQ has no number yet.
alter table account
  alter column mobile drop not null,
  add column email_proved  boolean not null default false,
  add column share_code    text unique,
  add column invited_by    int references account on delete set null;
create index account_invited_by on account (invited_by, created_at desc);
create unique index account_proved_email on account (lower(email)) where email_proved;

-- A code goes to a number or to an address.
alter table sms_code rename to sent_code;
alter table sent_code rename column mobile to recipient;

create table social_account (
  provider    text not null check (provider in ('wx', 'qq')),
  subject     text not null,
  account_id  int not null references account on delete cascade,
  nick_name   text not null default '',
  created_at  timestamptz not null default now(),
  primary key (provider, subject),
  unique (provider, account_id)
);

-- A code on a screen that a phone scans.
create table qr_ticket (
  ticket_hash   text primary key,
  state         text not null default 'waiting' check (state in ('waiting', 'scanned', 'confirmed')),
  grant_code    text,
  expires_at    timestamptz not null
);

-- What a sandbox WeChat or QQ agreed to.
create table sandbox_grant (
  code_hash   text primary key,
  provider    text not null check (provider in ('wx', 'qq')),
  subject     text not null,
  nick_name   text not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);

-- How often somebody tried something within a window.
create table attempt (
  key         text primary key,
  count       int not null,
  ends_at     timestamptz not null
);

create table saved_search (
  id          int generated always as identity primary key,
  account_id  int not null references account on delete cascade,
  name        text not null,
  scene       text not null,
  query       jsonb not null,
  -- Of the query: the same search again is the same row.
  query_hash  text not null,
  notify      boolean not null,
  created_at  timestamptz not null default now(),
  unique (account_id, scene, query_hash)
);
