-- Posts of a region, a side and a least quantity stand together: counting them reads none besides.

create index demand_sought on demand (region, type, quantity) include (expires_at) where status = 'open';
