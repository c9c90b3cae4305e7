-- Bytes that nothing names go. What was sent or claimed within a day is about to be named, and stays.

alter table file add column touched_at timestamptz not null default now();
alter table upload add column touched_at timestamptz not null default now();

-- Who names a file is asked before it goes, and by the foreign keys when it goes.
create index upload_sha256 on upload (sha256);
create index datasheet_revision_preview on datasheet_revision (preview_sha256);
create index spec_check_preview on spec_check (preview_sha256);
create index spec_upload_sha256 on spec_upload (sha256);
create index spec_upload_key on spec_upload (upload_key);
