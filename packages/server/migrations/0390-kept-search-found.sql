-- What kept searches of stock and of goods find, each once, however often it is confirmed or put back on the shelf.

create table stock_found (
  search_id  int not null references saved_search on delete cascade,
  stock_id   int not null references stock on delete cascade,
  found_at   timestamptz not null,
  primary key (search_id, stock_id)
);
create index stock_found_newest on stock_found (search_id, found_at);
create index stock_found_stock on stock_found (stock_id);

create table goods_found (
  search_id  int not null references saved_search on delete cascade,
  goods_id   int not null references mall_goods on delete cascade,
  found_at   timestamptz not null,
  primary key (search_id, goods_id)
);
create index goods_found_newest on goods_found (search_id, found_at);
create index goods_found_goods on goods_found (goods_id);

-- Goods that answer what somebody asks for, each once for each post.
create table goods_match (
  demand_id   int not null references demand on delete cascade,
  goods_id    int not null references mall_goods on delete cascade,
  -- Whose post it is.
  account_id  int not null references account on delete cascade,
  found_at    timestamptz not null,
  primary key (demand_id, goods_id)
);
create index goods_match_found on goods_match (account_id, found_at);
create index goods_match_goods on goods_match (goods_id);

-- When its person last looked at what a kept search finds.
alter table saved_search add column seen_at timestamptz not null default now();
-- Kept searches that look through stock and goods.
create index saved_search_shelves on saved_search (scene, id) where scene in ('stock', 'goods');
