-- Stock that answers what somebody asks for: each company once for each post, however often it confirms its stock.

create table stock_match (
  demand_id      int not null references demand on delete cascade,
  enterprise_id  int not null references enterprise on delete cascade,
  -- Whose post it is.
  account_id     int not null references account on delete cascade,
  quantity       int not null,
  found_at       timestamptz not null,
  primary key (demand_id, enterprise_id)
);
create index stock_match_found on stock_match (account_id, found_at);
