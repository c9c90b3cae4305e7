-- Kinds of alerts that a person wants no more of: none is raised, whoever raises it.

create table alert_mute (
  account_id  int not null references account on delete cascade,
  kind        text not null check (kind in ('search', 'match', 'revision', 'bom', 'expiry')),
  primary key (account_id, kind)
);

create function alert_unless_muted() returns trigger language plpgsql as $$
begin
  if exists (select from alert_mute where account_id = new.account_id and kind = new.kind) then
    return null;
  end if;
  return new;
end $$;

create trigger alert_unless_muted before insert on alert for each row execute function alert_unless_muted();
