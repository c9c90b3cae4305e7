-- 活动: meetings and courses, and who signed up for them.
create table event (
  id          int generated always as identity primary key,
  title       text not null,
  img_url     text,
  summary     text not null,
  content     text not null,
  address     text not null,
  begin_at    timestamptz not null,
  end_at      timestamptz not null check (end_at > begin_at),
  -- Places in all; null where there is no limit.
  seats       int check (seats > 0),
  sign_count  int not null default 0,
  check (seats is null or sign_count <= seats)
);
create index event_begin on event (begin_at, id);

create table event_sign (
  event_id    int not null references event on delete cascade,
  account_id  int not null references account on delete cascade,
  name        text not null,
  mobile      text not null,
  company     text not null default '',
  created_at  timestamptz not null,
  primary key (event_id, account_id)
);
create index event_sign_account on event_sign (account_id);
