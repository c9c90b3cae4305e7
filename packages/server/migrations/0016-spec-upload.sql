-- Datasheets and brands that people hand in, and what they report.

-- What looking into a file came to: the same bytes are looked into once.
create table spec_check (
  sha256          text primary key references file,
  -- Why it cannot be a datasheet; null where it can.
  fault           text,
  page_count      int not null default 0,
  -- [{title, page, level}]
  outline         jsonb not null default '[]',
  title           text not null default '',
  -- Text of the first pages.
  text            jsonb not null default '[]',
  preview_sha256  text references file,
  checked_at      timestamptz not null default now(),
  check (fault is not null or page_count > 0 and preview_sha256 is not null)
);

create table spec_upload (
  id             int generated always as identity primary key,
  account_id     int not null references account on delete cascade,
  -- The address among the uploads.
  upload_key     text not null references upload,
  sha256         text not null references spec_check,
  filename       text not null,
  brand_id       int references brand,
  -- The name of a brand that is not listed.
  brand_name     text not null default '',
  model          text not null,
  category_id    int not null references category,
  -- The folder of the person's cloud disk that keeps it once it is public.
  folder_id      int references disk_folder on delete set null,
  description    text not null default '',
  language       text not null check (language in ('en', 'zh')),
  status         text not null default 'pending' check (status in ('pending', 'passed', 'rejected')),
  reject_reason  text,
  -- Where it went.
  datasheet_id   int references datasheet on delete set null,
  revision_id    int references datasheet_revision on delete set null,
  created_at     timestamptz not null default now(),
  check (brand_id is not null or brand_name <> '')
);
-- Of two people with one file, one waits for a review.
create unique index spec_upload_waiting on spec_upload (sha256) where status = 'pending';
create index spec_upload_account on spec_upload (account_id, id desc);
create index spec_upload_revision on spec_upload (revision_id);
create index datasheet_revision_file on datasheet_revision (file_sha256);

create table brand_proposal (
  -- The number that the brand has once it is one.
  id             int primary key,
  account_id     int not null references account on delete cascade,
  name_cn        text not null,
  name_en        text not null default '',
  -- The names in their plain form (see plainOf in src/search/words.ts).
  plain          text collate "C" not null,
  website        text not null default '',
  logo           text not null default '',
  intro          text not null default '',
  status         text not null default 'pending' check (status in ('pending', 'passed', 'rejected')),
  reject_reason  text,
  created_at     timestamptz not null default now()
);
create unique index brand_proposal_waiting on brand_proposal (plain) where status = 'pending';
create index brand_proposal_account on brand_proposal (account_id, id desc);

-- 举报: what somebody says is wrong with a thing of the site.
create table report (
  id          int generated always as identity primary key,
  account_id  int not null references account on delete cascade,
  kind        text not null check (kind in ('spec')),
  target_id   int not null,
  reason      text not null,
  content     text not null default '',
  page        int,
  created_at  timestamptz not null default now()
);
create index report_account on report (account_id);
