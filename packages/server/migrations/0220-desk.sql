-- Who works at the desk does so in a role; what was one right over all is the owner's.
alter table account drop constraint account_roles_check;
update account set roles = array_replace(roles, 'admin', 'owner') where 'admin' = any (roles);
alter table account add constraint account_roles_check
  check (roles <@ array['merchant', 'reviewer', 'editor', 'finance', 'support', 'owner']);
create index account_at_desk on account (id)
  where roles && array['reviewer', 'editor', 'finance', 'support', 'owner'];

-- What was done at the desk. Rows come and never change.
create table desk_log (
  id          int generated always as identity primary key,
  created_at  timestamptz not null,
  account_id  int references account,
  call        text not null,
  verb        text not null,
  of_right    text not null,
  subject     text not null,
  target_id   int,
  note        text not null default '',
  sent        jsonb not null,
  address     text not null default ''
);
create index desk_log_person on desk_log (account_id, id desc);
create index desk_log_subject on desk_log (subject, target_id, id desc);
create index desk_log_right on desk_log (of_right, id desc);
create index desk_log_time on desk_log (created_at);

create function keep_desk_log() returns trigger language plpgsql as $$
begin
  -- A whole database that is put back empties its tables first, and says so.
  if tg_op = 'TRUNCATE' and current_setting('xinpu.puts_back', true) = 'yes' then
    return null;
  end if;
  raise exception 'desk_log is only added to';
end
$$;
create trigger desk_log_kept before update or delete on desk_log for each row execute function keep_desk_log();
create trigger desk_log_whole before truncate on desk_log for each statement execute function keep_desk_log();
