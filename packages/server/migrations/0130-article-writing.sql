-- Writing articles: the newest text beside the public one, what the review said, and when a passed text goes out.

alter table article
  add column attachments text[] not null default '{}',
  -- Why the last review refused it.
  add column reason text not null default '',
  -- What was saved last, by its digest: the same sent again changes nothing. Empty once something else happened to it.
  add column sent text not null default '',
  -- When its writer wants it public; without it, as soon as the review passed it.
  add column publish_at timestamptz,
  -- Passed, and waiting for that moment.
  add column is_passed boolean not null default false;
create index article_mine on article (account_id, updated_at desc, id desc) where status <> 'DELETEED';
create index article_attachment on article using gin (attachments);

-- A newer text of a public article. It takes the place of the old one when the review passes it.
create table article_revision (
  article_id  int primary key references article on delete cascade,
  status      text not null check (status in ('DRAFT', 'PENDING')),
  reason      text not null default '',
  -- As the call takes it, its text clean.
  draft       jsonb not null
);

-- Work for a moment to come.
alter table job add column not_before timestamptz;
