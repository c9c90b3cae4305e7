-- What was searched for on a day in China and found nothing. Nobody is told apart.
create table missed_search (
  day    date not null,
  -- Letters and digits alone: what makes two spellings one word.
  plain  text collate "C" not null,
  word   text not null,
  count  int not null default 1,
  primary key (day, plain)
);

-- Words of searches that stand for a part, a brand or a category.
create table search_alias (
  id           int generated always as identity primary key,
  plain        text collate "C" not null unique,
  word         text not null,
  part_id      int references part on delete cascade,
  brand_id     int references brand on delete cascade,
  category_id  int references category on delete cascade,
  created_by   int not null references account,
  created_at   timestamptz not null,
  check (num_nonnulls(part_id, brand_id, category_id) = 1)
);
create index search_alias_part on search_alias (part_id) where part_id is not null;
create index search_alias_brand on search_alias (brand_id) where brand_id is not null;
create index search_alias_category on search_alias (category_id) where category_id is not null;

-- What the figures of a period look at.
create index bom_created on bom (created_at);
create index enquiry_created on enquiry (created_at);
create index mall_order_account on mall_order (account_id, created_at);
