-- The last part and the last datasheet that were there when a kept search was looked at: what comes later is new to it.
alter table saved_search
  add column seen_part  int not null default 0,
  add column seen_sheet int not null default 0;
update saved_search set
  seen_part  = coalesce((select max(id) from part), 0),
  seen_sheet = coalesce((select max(id) from datasheet), 0);
