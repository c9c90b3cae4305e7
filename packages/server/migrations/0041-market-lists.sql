-- Lists of the board and of stock are narrowed, counted and put in order in their indexes alone; only the rows of a page
-- are read from the tables.

drop index demand_newest;
create index demand_newest on demand (updated_at desc, id desc)
  include (type, expires_at, quantity, region, batch_no, brand_id, enterprise_id, created_at) where status = 'open';
create index demand_region on demand (region, updated_at desc, id desc) include (type, status, expires_at, quantity);

-- Whose a line is decides whether it is shown.
drop index stock_newest;
create index stock_newest on stock (confirmed_at desc, id desc) include (enterprise_id) where status = 'on';
drop index stock_model;
create index stock_model on stock (model_key, confirmed_at desc, id desc) include (enterprise_id) where status = 'on';
drop index stock_own;
create index stock_own on stock (enterprise_id, confirmed_at desc, id desc)
  include (status, quantity, currency, price_micro);
