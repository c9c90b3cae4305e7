-- People are found by a part of their name, blocked with a reason, and leave when they wish.
alter table account
  add column block_reason text not null default '',
  -- The end of the days in which somebody who leaves may change their mind.
  add column closes_at timestamptz,
  -- When all that was theirs was deleted or made nameless; the row stays for what stays.
  add column closed_at timestamptz;
create index account_closing on account (closes_at) where closes_at is not null;

-- The signs of a text and their pairs: a part of it is found by an index.
create function sign_pairs(words text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(words, at, n)), '{}')
  from generate_series(1, length(words)) as at, generate_series(1, 2) as n
  where at + n - 1 <= length(words)
$$;
create index account_named on account using gin (sign_pairs(lower(nick_name)));
create index enterprise_named on enterprise using gin (sign_pairs(lower(name)));
