-- A list shows the newest datasheet of a part: what a datasheet tells of parts is news of these parts.
create function outbox_datasheet_parts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into outbox (part_id) select distinct part_id from old_links;
  else
    insert into outbox (part_id) select distinct part_id from new_links;
  end if;
  perform pg_notify('outbox', '');
  return null;
end $$;

create function outbox_datasheet_states() returns trigger language plpgsql as $$
begin
  insert into outbox (part_id)
    select distinct link.part_id from new_sheets as now
    join old_sheets as before using (id)
    join datasheet_part as link on link.datasheet_id = id
    where now.state <> before.state;
  if found then
    perform pg_notify('outbox', '');
  end if;
  return null;
end $$;

create trigger outbox_link after insert on datasheet_part
  referencing new table as new_links for each statement execute function outbox_datasheet_parts();
create trigger outbox_unlink after delete on datasheet_part
  referencing old table as old_links for each statement execute function outbox_datasheet_parts();
create trigger outbox_state after update on datasheet
  referencing new table as new_sheets old table as old_sheets for each statement execute function outbox_datasheet_states();
