-- What changed in the tables that the search index is made of (src/search/index): every node reads it and stays equal.
-- A row is seen when its transaction is: `xid` tells which that was, so a reader takes what has been committed since
-- its own last look, however long a transaction took. NOTIFY only wakes readers; a lost one loses nothing.
create table outbox (
  seq         bigint generated always as identity primary key,
  xid         xid8 not null default pg_current_xact_id(),
  -- Nothing where everything changed at once.
  part_id     int,
  created_at  timestamptz not null default now()
);
create index outbox_xid on outbox (xid);
create index outbox_created on outbox (created_at);

create function outbox_parts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into outbox (part_id) select id from old_parts;
  else
    insert into outbox (part_id) select id from new_parts;
  end if;
  perform pg_notify('outbox', '');
  return null;
end $$;

create function outbox_all() returns trigger language plpgsql as $$
begin
  insert into outbox (part_id) values (null);
  perform pg_notify('outbox', '');
  return null;
end $$;

create trigger outbox_insert after insert on part
  referencing new table as new_parts for each statement execute function outbox_parts();
create trigger outbox_update after update on part
  referencing new table as new_parts for each statement execute function outbox_parts();
create trigger outbox_delete after delete on part
  referencing old table as old_parts for each statement execute function outbox_parts();
create trigger outbox_truncate after truncate on part for each statement execute function outbox_all();
