-- What was found for people: posts that answer theirs, and posts that a kept search finds.

create table demand_match (
  account_id  int not null references account on delete cascade,
  demand_id   int not null references demand on delete cascade,
  -- The own post that it answers, or the kept search that found it.
  own_id      int references demand on delete cascade,
  search_id   int references saved_search on delete cascade,
  -- Why it is shown, in words: 因为您在求 STM32F103C8T6.
  reason      text not null,
  found_at    timestamptz not null default now(),
  primary key (account_id, demand_id)
);
create index demand_match_newest on demand_match (account_id, found_at desc);
create index demand_match_demand on demand_match (demand_id);
create index demand_match_own on demand_match (own_id);
create index demand_match_search on demand_match (search_id);

alter table saved_search add column seen_demand int not null default 0;
-- Kept searches that look through posts.
create index saved_search_demand on saved_search (id) where scene = 'demand' and notify;
