-- The cloud disk: files and articles beside datasheets, the bin, shares, and uploads in parts.

alter table disk_folder drop constraint disk_folder_kind_check;
alter table disk_folder add constraint disk_folder_kind_check check (kind in ('spec', 'file', 'article'));

alter table disk_file
  add column kind        text not null default 'spec' check (kind in ('spec', 'file', 'article')),
  -- Of a file or an article; a datasheet has its own.
  add column name        text check ((name is null) = (kind = 'spec')),
  add column sha256      text references file check ((sha256 is null) = (kind <> 'file')),
  -- What it takes of the space; a datasheet takes none.
  add column bytes       int not null default 0 check (bytes >= 0),
  -- The upload it came from: asked twice, a file is added once.
  add column upload_key  text unique,
  -- The newest revision of the datasheet when it was kept.
  add column revision_id int references datasheet_revision on delete set null,
  -- Who put it there.
  add column by_id       int references account on delete set null,
  -- In the bin since, and the names of the folders it lay in, from the root.
  add column deleted_at  timestamptz,
  add column bin_way     text[],
  -- Its owner was told that the bin lets go of it soon.
  add column told_at     timestamptz;

alter table disk_file drop constraint disk_file_check1;
alter table disk_file add constraint disk_file_points
  check (num_nonnulls(datasheet_id, part_id) = case kind when 'spec' then 1 else 0 end);
alter table disk_file drop constraint disk_file_account_id_enterprise_id_datasheet_id_part_id_key;
create unique index disk_file_spec on disk_file (account_id, enterprise_id, datasheet_id, part_id)
  nulls not distinct where kind = 'spec';
create unique index disk_file_name on disk_file (account_id, enterprise_id, folder_id, lower(name))
  nulls not distinct where kind = 'file' and deleted_at is null;

-- What is in a folder goes to the bin before the folder goes; two names never meet at the root.
alter table disk_file drop constraint disk_file_folder_id_fkey;
alter table disk_file add constraint disk_file_folder_id_fkey
  foreign key (folder_id) references disk_folder on delete cascade;

create index disk_file_account on disk_file (account_id, kind, folder_id) where account_id is not null;
create index disk_file_sha256 on disk_file (sha256) where sha256 is not null;
create index disk_file_bin on disk_file (deleted_at) where deleted_at is not null;
create index disk_file_revision on disk_file (revision_id) where revision_id is not null;
create index disk_file_by on disk_file (by_id) where by_id is not null;

-- The names of folders from the root down to one, itself last.
create function disk_way(folder int) returns text[] language sql stable as $$
  with recursive up as (
    select id, parent_id, name, 1 as step from disk_folder where id = folder
    union all
    select above.id, above.parent_id, above.name, step + 1
    from disk_folder above join up on above.id = up.parent_id where step < 64
  )
  select coalesce(array_agg(name order by step desc), '{}') from up
$$;

create table disk_article (
  id                 int primary key references disk_file on delete cascade,
  content            text not null,
  summary            text not null,
  -- The article it was saved from, which may be gone since.
  source_article_id  int,
  source_author      text,
  source_url         text
);

create table disk_share (
  id           int generated always as identity primary key,
  account_id   int not null references account on delete cascade,
  -- Random: a link cannot be guessed.
  key          text collate "C" not null unique,
  code         text not null default '',
  -- Random, and told to whoever typed the code: the addresses of its files hold it.
  pass         text not null,
  -- Files, days, code and date as one: the same link is made once.
  print        text not null,
  view_count   int not null default 0,
  expires_at   timestamptz not null,
  created_at   timestamptz not null default now(),
  unique (account_id, print)
);
create index disk_share_newest on disk_share (account_id, created_at desc, id desc);

create table disk_share_file (
  share_id  int not null references disk_share on delete cascade,
  file_id   int not null references disk_file on delete cascade,
  primary key (share_id, file_id)
);
create index disk_share_file_file on disk_share_file (file_id);

-- Large files on their way, in parts.
create table upload_ticket (
  id          text collate "C" primary key,
  account_id  int not null references account on delete cascade,
  purpose     text not null,
  name        text not null,
  size        int not null check (size > 0),
  sha256      text not null,
  -- The upload that it became.
  upload_key  text references upload on delete cascade,
  created_at  timestamptz not null default now(),
  touched_at  timestamptz not null default now(),
  unique (account_id, purpose, sha256, size)
);
create index upload_ticket_touched on upload_ticket (touched_at);
create index upload_ticket_upload on upload_ticket (upload_key) where upload_key is not null;

create table upload_part (
  ticket_id  text collate "C" not null references upload_ticket on delete cascade,
  number     int not null,
  sha256     text not null,
  primary key (ticket_id, number)
);

-- What is kept as it came, whatever it is.
alter table upload drop constraint upload_file_type_check;
alter table upload add constraint upload_file_type_check
  check (file_type in ('jpg', 'png', 'webp', 'pdf', 'xlsx', 'xls', 'ods', 'csv', 'bin'));
