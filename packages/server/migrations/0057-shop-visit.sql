-- How often a shop and its goods were opened, by day in China.
create table shop_visit (
  merchant_id  int not null references merchant on delete cascade,
  day          date not null,
  count        int not null check (count > 0),
  primary key (merchant_id, day)
);
-- What a shop sold lately.
create index mall_order_paid on mall_order (merchant_id, paid_at) where paid_at is not null;
