-- Offers of buyers for goods at another price, and what sellers said to them.
create table goods_bargain (
  id            int generated always as identity primary key,
  account_id    int not null references account on delete cascade,
  merchant_id   int not null references merchant on delete cascade,
  goods_id      int not null references mall_goods on delete cascade,
  quantity      int not null check (quantity > 0),
  -- Millionths of one piece: what the buyer offers, and what the seller agreed to.
  price_micro   bigint not null check (price_micro > 0),
  reply_micro   bigint,
  status        text not null default 'waiting'
                check (status in ('waiting', 'accepted', 'refused', 'cancelled', 'ordered', 'expired')),
  remark        text not null default '',
  reply_remark  text not null default '',
  order_id      int references mall_order,
  created_at    timestamptz not null,
  replied_at    timestamptz,
  -- Until when the seller may answer, and once it is accepted, until when the buyer may order.
  expires_at    timestamptz not null,
  check (status not in ('accepted', 'ordered') or coalesce(reply_micro, 0) >= price_micro),
  check ((status = 'ordered') = (order_id is not null))
);
-- One that is under way for each buyer and goods, whoever is first of two windows.
create unique index goods_bargain_live on goods_bargain (account_id, goods_id) where status in ('waiting', 'accepted');
create index goods_bargain_own on goods_bargain (account_id, id desc);
create index goods_bargain_shop on goods_bargain (merchant_id, id desc);
create index goods_bargain_goods on goods_bargain (goods_id);
create index goods_bargain_order on goods_bargain (order_id) where order_id is not null;
create index goods_bargain_due on goods_bargain (expires_at) where status in ('waiting', 'accepted');
