-- The cloud disk: folders, and what is kept in them. A datasheet is pointed at, never copied.

create table disk_folder (
  id             int generated always as identity primary key,
  -- Whose disk it is on: a person's, or a company's.
  account_id     int references account on delete cascade,
  enterprise_id  int references enterprise on delete cascade,
  kind           text not null check (kind in ('spec')),
  parent_id      int references disk_folder on delete cascade,
  name           text not null,
  created_at     timestamptz not null default now(),
  check (num_nonnulls(account_id, enterprise_id) = 1),
  unique nulls not distinct (account_id, enterprise_id, kind, parent_id, name)
);
create index disk_folder_enterprise on disk_folder (enterprise_id);
create index disk_folder_parent on disk_folder (parent_id);

create table disk_file (
  id             int generated always as identity primary key,
  account_id     int references account on delete cascade,
  enterprise_id  int references enterprise on delete cascade,
  -- Null at the root; what is in a folder that goes falls to the root.
  folder_id      int references disk_folder on delete set null,
  datasheet_id   int references datasheet on delete cascade,
  -- A datasheet that another site keeps: the part that names it.
  part_id        int references part on delete cascade,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  check (num_nonnulls(account_id, enterprise_id) = 1),
  check (num_nonnulls(datasheet_id, part_id) = 1),
  unique nulls not distinct (account_id, enterprise_id, datasheet_id, part_id)
);
create index disk_file_enterprise on disk_file (enterprise_id);
create index disk_file_folder on disk_file (folder_id);
create index disk_file_datasheet on disk_file (datasheet_id);
create index disk_file_part on disk_file (part_id);
