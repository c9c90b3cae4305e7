-- Stock changes with every order. No index holds it, and pages keep some room: then the row is written, and none of the
-- ten indexes of goods.
drop index mall_goods_sale;
create index mall_goods_sale on mall_goods (sale_count desc, id desc)
  include (category_id, brand_id, currency, is_bargaining) where is_shown;
alter table mall_goods set (fillfactor = 85);
alter table goods_lot set (fillfactor = 85);
