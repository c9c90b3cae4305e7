-- Pieces of parts that companies say they hold. A line is one lot: saying the same lot again replaces its figures.

create table stock (
  id             int generated always as identity primary key,
  enterprise_id  int not null references enterprise on delete cascade,
  brand_id       int references brand on delete set null,
  -- As the owner wrote it, and as it is compared.
  brand          text not null,
  brand_plain    text collate "C" not null,
  model          text not null,
  -- The model as part.model_key has it.
  model_key      text collate "C" not null,
  quantity       int not null check (quantity > 0),
  -- Millionths of the currency for one piece; null is a price on request.
  price_micro    bigint check (price_micro >= 0),
  currency       text not null check (currency in ('CNY', 'USD')),
  batch_no       text not null default '',
  package        text not null default '',
  location       text not null default '',
  status         text not null default 'on' check (status in ('on', 'off')),
  -- When the owner said so last; after 30 days others no longer see it.
  confirmed_at   timestamptz not null,
  created_at     timestamptz not null default now(),
  unique (enterprise_id, model_key, brand_plain, batch_no, package, location)
);

-- The orders of lists, and how a part finds its lines.
create index stock_newest on stock (confirmed_at desc, id desc) where status = 'on';
create index stock_cheapest on stock (currency, price_micro, id) where status = 'on';
create index stock_most on stock (quantity desc, id) where status = 'on';
create index stock_model on stock (model_key, confirmed_at desc, id desc) where status = 'on';
create index stock_brand on stock (brand_id, confirmed_at desc, id desc) where status = 'on';
create index stock_own on stock (enterprise_id, confirmed_at desc, id desc);
