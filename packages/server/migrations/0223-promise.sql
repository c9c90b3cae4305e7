-- Lines that somebody relies on, whom reviewers were told of, and how people are told of messages.

create table im_promise (
  msg_id      int primary key references im_msg on delete cascade,
  session_id  int not null references im_session on delete cascade,
  marked_by   int not null references account on delete cascade,
  due_day     date,
  kept_at     timestamptz,
  created_at  timestamptz not null
);
create index im_promise_talk on im_promise (session_id);
create index im_promise_due on im_promise (due_day) where kept_at is null;
create index im_promise_account on im_promise (marked_by);

create table im_report (
  id          int generated always as identity primary key,
  account_id  int not null references account on delete cascade,
  session_id  int not null references im_session on delete cascade,
  -- The line; 0 is the whole talk.
  msg_id      int not null default 0,
  reason      text not null,
  content     text not null,
  created_at  timestamptz not null,
  unique (account_id, session_id, msg_id)
);
create index im_report_session on im_report (session_id);

create table message_setting (
  account_id   int primary key references account on delete cascade,
  -- Kinds that raise no number.
  muted        text[] not null default '{}',
  -- Hours of Beijing in which nothing raises a number.
  quiet_from   smallint check (quiet_from between 0 and 23),
  quiet_to     smallint check (quiet_to between 0 and 23),
  has_digest   boolean not null default false,
  -- When the last letter went out: it tells what came since.
  digested_at  timestamptz,
  check (num_nulls(quiet_from, quiet_to) <> 1 and quiet_from <> quiet_to is not false)
);
create index message_setting_digest on message_setting (digested_at) where has_digest;
