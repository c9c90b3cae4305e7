-- A token alone does not make somebody the owner of an account.

alter table session
  -- When the person came in by themselves; null where a partner's code opened the session.
  add column logged_in_at   timestamptz,
  -- What the owner proved last, for a few minutes.
  add column proof_hash     text,
  add column proof_expires  timestamptz;

-- A name that nobody chose tells nothing of a number. The letters are those of src/account/default-name.ts; that a row
-- asks makes them others for each row.
update account set nick_name = '芯友' || (
  select string_agg(substr('abcdefghjkmnpqrstuvwxyz', 1 + floor(random() * 23)::int, 1), '')
  from generate_series(1, 6 + 0 * account.id)
)
where nick_name ~ '^用户[0-9]{4}$';

-- Up to where news of a kept search were looked for: what was told once is not told again.
alter table saved_search
  add column told_part   int not null default 0,
  add column told_sheet  int not null default 0;
-- The same searches of many people lie together: they are looked for once.
create index saved_search_notify on saved_search (query_hash, id) where notify;
