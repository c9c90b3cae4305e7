-- People, their sessions, and what they keep.

create table account (
  id             int generated always as identity primary key,
  mobile         text not null unique,
  password_hash  text,
  nick_name      text not null,
  avatar         text not null default '',
  is_blocked     boolean not null default false,
  failed_logins  int not null default 0,
  locked_until   timestamptz,
  created_at     timestamptz not null default now()
);

-- Tokens are stored as their sha256: the table alone lets nobody in.
create table session (
  id             int generated always as identity primary key,
  account_id     int not null references account on delete cascade,
  token_hash     text not null unique,
  token_expires  timestamptz not null,
  sid_hash       text not null unique,
  sid_expires    timestamptz not null,
  device         text not null default '',
  address        text not null default '',
  created_at     timestamptz not null default now(),
  seen_at        timestamptz not null default now()
);
create index session_account on session (account_id);

create table sms_code (
  mobile      text primary key,
  code_hash   text not null,
  expires_at  timestamptz not null,
  tries       int not null default 0,
  sent_at     timestamptz not null,
  -- Codes sent on this day (UTC), for the daily ceiling.
  day         date not null,
  day_count   int not null default 1
);

create table exchange_code (
  code_hash   text primary key,
  account_id  int not null references account on delete cascade,
  target      text not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);

create table favour (
  account_id  int not null references account on delete cascade,
  type        smallint not null check (type between 1 and 4),
  target_id   int not null,
  created_at  timestamptz not null default now(),
  primary key (account_id, type, target_id)
);

create table recent_view (
  id          int generated always as identity primary key,
  account_id  int not null references account on delete cascade,
  type        smallint not null check (type between 1 and 4),
  target_id   int not null,
  viewed_at   timestamptz not null default now(),
  unique (account_id, type, target_id)
);
create index recent_view_newest on recent_view (account_id, type, viewed_at desc);

create table feedback_category (
  id     int generated always as identity primary key,
  label  text not null unique
);
insert into feedback_category (label) values ('功能建议'), ('内容纠错'), ('资料缺失'), ('使用问题'), ('其他');

create table feedback (
  id           int generated always as identity primary key,
  account_id   int not null references account on delete cascade,
  category_id  int not null references feedback_category,
  content      text not null,
  contact      text not null,
  created_at   timestamptz not null default now()
);

create table nav_item (
  id        int generated always as identity primary key,
  list      text not null check (list in ('common', 'agent', 'brand', 'friend')),
  name      text not null,
  url       text not null,
  position  int not null default 0,
  unique (list, name)
);

create table setting (
  key    text primary key,
  value  text not null
);
insert into setting (key, value) values ('lotteryStatus', '0');

-- What the sandbox would have sent: SMS codes and mails.
create table sandbox_message (
  id          int generated always as identity primary key,
  kind        text not null check (kind in ('sms', 'mail')),
  recipient   text not null,
  text        text not null,
  created_at  timestamptz not null default now()
);
