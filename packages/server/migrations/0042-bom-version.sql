-- What a list of parts was whenever it was saved; the newest fifty are kept.

create table bom_version (
  bom_id        int not null references bom on delete cascade,
  -- 1 is the first that was saved.
  number        int not null,
  boards        int not null,
  attrition     int not null,
  line_count    int not null,
  lines         jsonb not null,
  created_at    timestamptz not null,
  primary key (bom_id, number)
);
insert into bom_version (bom_id, number, boards, attrition, line_count, lines, created_at)
  select id, 1, boards, attrition, line_count, lines, updated_at from bom;

-- Who has the code may read the list.
alter table bom add share_code text unique;

-- How the parts of a list that is watched were when they were last looked at, by their numbers.
alter table bom add watched jsonb;
create index bom_watched on bom (id) where watched is not null;

alter table alert drop constraint alert_kind_check;
alter table alert add check (kind in ('search', 'match', 'revision', 'bom', 'expiry', 'certificate', 'account'));
