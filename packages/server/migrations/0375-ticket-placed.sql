-- Whether a large file that arrived whole was put onto a disk, where its bytes count; until then its ticket holds them.
alter table upload_ticket add column is_placed boolean not null default false;
update upload_ticket set is_placed = true where upload_key is not null;
