-- Datasheets stand in several folders, folders belong to lists of parts, and the words inside people's own PDFs are found.

drop index disk_file_spec;
create unique index disk_file_spec on disk_file (account_id, enterprise_id, folder_id, datasheet_id, part_id)
  nulls not distinct where kind = 'spec' and deleted_at is null;

alter table disk_folder add column bom_id int references bom on delete set null;
create unique index disk_folder_bom on disk_folder (bom_id) where bom_id is not null;

-- What reading a PDF of the disk came to; one without a row has not been read yet.
create table disk_text (
  file_id     int primary key references disk_file on delete cascade,
  state       text not null check (state in ('read', 'scanned', 'encrypted', 'broken', 'heavy', 'missing')),
  page_count  int not null default 0,
  read_at     timestamptz not null default now()
);

-- As page_text has them: what is long is kept out of line, so that the rows lie close together.
create table disk_page (
  file_id  int not null references disk_file on delete cascade,
  page     int not null check (page > 0),
  text     text not null,
  words    tsvector not null,
  primary key (file_id, page)
) with (toast_tuple_target = 128);
create index disk_page_words on disk_page using gin (words) with (fastupdate = off);
