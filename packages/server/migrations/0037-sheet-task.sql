-- Spreadsheets on their way in: what columns hold, tasks, and their rows.

alter table upload drop constraint upload_file_type_check;
alter table upload add constraint upload_file_type_check
  check (file_type in ('jpg', 'png', 'webp', 'pdf', 'xlsx', 'xls', 'ods', 'csv'));

create table column_map (
  account_id  int not null references account on delete cascade,
  -- A digest of the header row, made by whoever reads it.
  signature   text collate "C" not null,
  -- What each column holds: [{"column": 0, "field": "model"}].
  map         jsonb not null,
  used_at     timestamptz not null default now(),
  primary key (account_id, signature)
);

create table excel_task (
  id            int generated always as identity primary key,
  account_id    int not null references account on delete cascade,
  -- Null once the file is gone; the rows stay.
  upload_key    text collate "C" references upload on delete set null,
  file_name     text not null,
  kind          text not null default 'demand' check (kind in ('demand', 'stock', 'goods')),
  -- 1 wanted, 0 offered; of posts.
  type          smallint check (type in (0, 1)),
  status        text not null default 'waiting'
    check (status in ('waiting', 'parsing', 'confirm', 'importing', 'done', 'failed', 'cancelled')),
  -- How the file is read, as its owner said: encoding, sheet, map.
  told          jsonb not null default '{}',
  from_task_id  int references excel_task on delete set null,
  -- The header as it stands in the file, for the sheet of errors.
  header        text[] not null default '{}',
  map           jsonb not null default '[]',
  fail_reason   text,
  contact_id    int,
  valid_days    smallint,
  total         int not null default 0,
  -- Counted anew with every change of rows; total = ready + success + fail + deleted + skipped.
  ready         int not null default 0,
  success       int not null default 0,
  fail          int not null default 0,
  deleted       int not null default 0,
  skipped       int not null default 0,
  created_at    timestamptz not null default now(),
  finished_at   timestamptz,
  check (total = ready + success + fail + deleted + skipped)
);
create index excel_task_account on excel_task (account_id, id desc);
create index excel_task_upload on excel_task (upload_key);
create index excel_task_from on excel_task (from_task_id);

create table excel_row (
  id         int generated always as identity primary key,
  task_id    int not null references excel_task on delete cascade,
  -- Line of the file, from 1.
  row_no     int not null,
  -- All texts of the line as they were read.
  cells      text[] not null,
  model      text not null,
  brand      text not null,
  brand_id   int references brand on delete set null,
  quantity   int check (quantity > 0),
  -- Millionths.
  price      bigint check (price > 0),
  currency   text not null default 'CNY' check (currency in ('CNY', 'USD')),
  package    text not null default '',
  batch_no   text not null default '',
  delivery   text not null default '',
  remark     text not null default '',
  error      text,
  status     text not null check (status in ('ready', 'error', 'imported', 'failed', 'skipped')),
  unique (task_id, row_no)
);
create index excel_row_status on excel_row (task_id, status, row_no);
create index excel_row_brand on excel_row (brand_id) where brand_id is not null;
