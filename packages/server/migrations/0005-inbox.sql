-- What a person is told, and what they wish to be remembered.

create table message (
  id           int generated always as identity primary key,
  account_id   int not null references account on delete cascade,
  kind         text not null check (kind in ('comment', 'fans', 'like', 'mail', 'notification', 'platform')),
  title        text not null,
  content      text not null,
  -- Who caused it; null where the site itself speaks.
  from_id      int references account on delete set null,
  target_type  text,
  target_id    int,
  url          text,
  is_read      boolean not null default false,
  created_at   timestamptz not null default now()
);
create index message_newest on message (account_id, id desc);
create index message_unread on message (account_id, kind) where not is_read;

create table alert (
  id           int generated always as identity primary key,
  account_id   int not null references account on delete cascade,
  kind         text not null check (kind in ('search', 'match', 'revision', 'expiry', 'certificate', 'account')),
  title        text not null,
  content      text not null,
  url          text not null default '',
  search_id    int references saved_search on delete cascade,
  due_at       timestamptz,
  -- The same thing is told once: certificate 12 thirty days before its end.
  once         text not null,
  is_read      boolean not null default false,
  created_at   timestamptz not null default now(),
  unique (account_id, once)
);

alter table account add column pauses_history boolean not null default false;

alter table favour add column tags text[] not null default '{}' check (cardinality(tags) <= 10);
