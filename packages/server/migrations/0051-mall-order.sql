-- What is bought: what an order will cost, orders, their goods, parcels and refunds, and every movement of money.

-- What a buyer was shown before ordering; an order is made of it once, and of nothing else.
create table order_token (
  hash        text primary key,
  account_id  int not null references account on delete cascade,
  -- [{goodsId, pieces, micro, cartId?, bargainId?}]
  lines       jsonb not null,
  made_at     timestamptz not null
);
create index order_token_made on order_token (made_at);

-- One payment for all orders that were made at once.
create table pay_order (
  id          int generated always as identity primary key,
  no          text not null unique,
  account_id  int not null references account,
  -- Of the token that it was made of: the same token gives the same payment.
  token_hash  text not null unique,
  currency    text not null check (currency in ('CNY', 'USD')),
  pay_type    text check (pay_type in ('ALI', 'WX', 'BANK')),
  created_at  timestamptz not null
);
create index pay_order_own on pay_order (account_id, id desc);

create table mall_order (
  id              int generated always as identity primary key,
  no              text not null unique,
  pay_order_id    int not null references pay_order,
  account_id      int not null references account,
  merchant_id     int not null references merchant,
  currency        text not null check (currency in ('CNY', 'USD')),
  status          text not null check (status in ('unpaid', 'reviewing', 'paid', 'shipped', 'finished', 'refunding', 'closed')),
  -- Before a refund was asked for.
  status_before   text,
  -- Millionths. What is paid is goods and freight less the discount; a seller may set it anew while it is unpaid.
  goods_micro     bigint not null,
  freight_micro   bigint not null,
  discount_micro  bigint not null default 0,
  pay_micro       bigint not null check (pay_micro > 0),
  pay_type        text,
  -- Copies, as they were: the address, and the title of the invoice.
  address         jsonb not null,
  invoice         jsonb,
  remark          text not null default '',
  close_reason    text not null default '',
  warehousing_no  text not null default '',
  is_commented    boolean not null default false,
  is_hidden       boolean not null default false,
  -- Of what search finds it by, in capitals.
  words           text not null,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  paid_at         timestamptz,
  shipped_at      timestamptz,
  finished_at     timestamptz,
  closed_at       timestamptz
);
create index mall_order_own on mall_order (account_id, id desc) where not is_hidden;
create index mall_order_shop on mall_order (merchant_id, id desc);
create index mall_order_pay on mall_order (pay_order_id);
create index mall_order_due on mall_order (expires_at) where status = 'unpaid';
create index mall_order_sent on mall_order (shipped_at) where status = 'shipped';

create table order_goods (
  id            int generated always as identity primary key,
  order_id      int not null references mall_order on delete cascade,
  goods_id      int not null references mall_goods,
  name          text not null,
  model         text not null,
  brand         text not null,
  img_url       text not null,
  quantity      int not null check (quantity > 0),
  price_micro   bigint not null,
  amount_micro  bigint not null,
  -- Where the pieces were taken from, so that they go back there: [{lotId, pieces}].
  lots          jsonb not null,
  shipped       int not null default 0 check (shipped between 0 and quantity)
);
create index order_goods_order on order_goods (order_id, id);
create index order_goods_goods on order_goods (goods_id);

create table order_parcel (
  id        int generated always as identity primary key,
  order_id  int not null references mall_order on delete cascade,
  company   text not null,
  no        text not null,
  -- [{mallGoodsId, quantity}]
  goods     jsonb not null,
  sent_at   timestamptz not null,
  unique (order_id, no)
);

create table order_refund (
  order_id      int primary key references mall_order on delete cascade,
  reason        text not null,
  micro         bigint not null check (micro > 0),
  images        text[] not null default '{}',
  status        text not null check (status in ('waiting', 'accepted', 'refused')),
  reply_reason  text not null default '',
  asked_at      timestamptz not null,
  replied_at    timestamptz
);

create table order_log (
  id        int generated always as identity primary key,
  order_id  int not null references mall_order on delete cascade,
  at        timestamptz not null,
  text      text not null
);
create index order_log_order on order_log (order_id, id desc);

create table order_comment (
  order_id     int primary key references mall_order on delete cascade,
  merchant_id  int not null references merchant on delete cascade,
  score        int not null check (score between 1 and 5),
  content      text not null default '',
  images       text[] not null default '{}',
  created_at   timestamptz not null
);

-- Movements of money. Each has entries that come to nothing together; one cause moves money once.
create table ledger_deed (
  id        int generated always as identity primary key,
  kind      text not null check (kind in ('pay', 'refund')),
  -- What caused it: the number of the payment or the refund.
  cause     text not null,
  order_id  int not null references mall_order,
  currency  text not null check (currency in ('CNY', 'USD')),
  at        timestamptz not null,
  unique (kind, cause, order_id)
);
create table ledger_entry (
  id       int generated always as identity primary key,
  deed_id  int not null references ledger_deed,
  -- cash:ALI, cash:WX, cash:BANK: what providers hold for us; shop:12: what we hold for a shop.
  account  text not null,
  -- Millionths; above zero where the account has more.
  micro    bigint not null
);
create index ledger_entry_deed on ledger_entry (deed_id);
create index ledger_entry_account on ledger_entry (account, id);
