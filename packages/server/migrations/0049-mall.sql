-- The mall: shops of certified companies, and what they sell.

create table merchant (
  id              int generated always as identity primary key,
  enterprise_id   int not null unique references enterprise on delete cascade,
  -- Who keeps the shop.
  account_id      int not null unique references account on delete cascade,
  name            text not null,
  name_key        text collate "C" not null,
  logo            text not null default '',
  banner          text not null default '',
  intro           text not null default '',
  contact_name    text not null,
  contact_mobile  text not null,
  email           text not null,
  bank            text not null,
  bank_account    text not null,
  brand_ids       int[] not null default '{}',
  auth_urls       text[] not null default '{}',
  -- [{currency, fee, freeFrom}] with the wire's decimals: what sending an order costs.
  freights        jsonb not null default '[]',
  status          text not null default 'pending' check (status in ('pending', 'open', 'rejected', 'closed')),
  reject_reason   text,
  rejects         jsonb not null default '[]',
  -- Told by lists, and counted when what they tell changes.
  goods_count     int not null default 0,
  follow_count    int not null default 0,
  score_sum       int not null default 0,
  score_count     int not null default 0,
  created_at      timestamptz not null default now()
);
create unique index merchant_name on merchant (name_key) where status <> 'rejected';
create index merchant_newest on merchant (created_at desc, id desc) where status = 'open';

create table merchant_follow (
  account_id   int not null references account on delete cascade,
  merchant_id  int not null references merchant on delete cascade,
  created_at   timestamptz not null default now(),
  primary key (account_id, merchant_id)
);
create index merchant_follow_newest on merchant_follow (account_id, created_at desc, merchant_id desc);
create index merchant_follow_merchant on merchant_follow (merchant_id);

create table mall_goods (
  id              int generated always as identity primary key,
  merchant_id     int not null references merchant on delete cascade,
  part_id         int references part on delete set null,
  brand_id        int not null references brand,
  category_id     int not null references category,
  name            text not null,
  model           text not null,
  -- The model as part.model_key has it.
  model_key       text collate "C" not null,
  package         text not null default '',
  currency        text not null check (currency in ('CNY', 'USD')),
  moq             int not null check (moq > 0),
  mpq             int not null check (mpq > 0),
  -- The ladder: pieces from which a price holds, and that price in millionths. width_bucket finds the tier of a quantity.
  mins            int[] not null,
  micros          bigint[] not null,
  -- The sum of its lots, kept by whoever changes them.
  stock           int not null default 0 check (stock >= 0),
  img_url         text not null default '',
  images          text[] not null default '{}',
  description     text not null default '',
  spec_id         int references datasheet on delete set null,
  is_bargaining   boolean not null default false,
  sale_count      int not null default 0,
  status          text not null check (status in ('off', 'on', 'pending', 'rejected')),
  reject_reason   text,
  -- On the shelf of a shop that is open: what everybody sees.
  is_shown        boolean not null default false,
  is_deleted      boolean not null default false,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  check (cardinality(mins) between 1 and 10 and cardinality(mins) = cardinality(micros))
);
create index mall_goods_sale on mall_goods (sale_count desc, id desc)
  include (category_id, brand_id, currency, stock, is_bargaining) where is_shown;
create index mall_goods_newest on mall_goods (created_at desc, id desc) where is_shown;
create index mall_goods_category on mall_goods (category_id, sale_count desc, id desc) where is_shown;
create index mall_goods_brand on mall_goods (brand_id, sale_count desc, id desc) where is_shown;
create index mall_goods_model on mall_goods (model_key) where is_shown;
create index mall_goods_part on mall_goods (part_id) where is_shown;
create index mall_goods_own on mall_goods (merchant_id, updated_at desc, id desc) where not is_deleted;

-- Pieces of goods that lie in one place under one date code; the first is sent first.
create table goods_lot (
  id         int generated always as identity primary key,
  goods_id   int not null references mall_goods on delete cascade,
  position   int not null,
  warehouse  text not null,
  batch_no   text not null default '',
  stock      int not null check (stock >= 0),
  delivery   text not null,
  unique (goods_id, position)
);

create table goods_favour (
  account_id   int not null references account on delete cascade,
  goods_id     int not null references mall_goods on delete cascade,
  -- What a piece cost at the least quantity when it was kept, in millionths.
  saved_micro  bigint not null,
  created_at   timestamptz not null,
  primary key (account_id, goods_id)
);
create index goods_favour_newest on goods_favour (account_id, created_at desc, goods_id desc);
create index goods_favour_goods on goods_favour (goods_id);

create table cart_line (
  id           int generated always as identity primary key,
  account_id   int not null references account on delete cascade,
  goods_id     int not null references mall_goods on delete cascade,
  quantity     int not null check (quantity > 0),
  is_selected  boolean not null default true,
  -- What a piece cost at that quantity when the line was set, in millionths; null where it had no price.
  seen_micro   bigint,
  created_at   timestamptz not null,
  unique (account_id, goods_id)
);
create index cart_line_goods on cart_line (goods_id);
