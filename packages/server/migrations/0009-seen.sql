-- When somebody was last here, and from what.

alter table account
  add column seen_at  timestamptz not null default now(),
  -- Browsers and systems that logged in, the latest first.
  add column devices  text[] not null default '{}';
update account set seen_at = coalesce((select max(seen_at) from session where account_id = account.id), created_at);
create index account_seen on account (seen_at);
