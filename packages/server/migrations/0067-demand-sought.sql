-- Posts of a region, a side and a least quantity are put in order, and counted, in this index alone.

drop index demand_sought;
create index demand_sought on demand (region, type, quantity) include (expires_at, updated_at, id) where status = 'open';
