-- Work that is done behind the scenes, and the text of every page of every datasheet, found by its words.

create table job (
  id           int generated always as identity primary key,
  kind         text not null,
  -- What it is done for: of one kind a thing has one job.
  key          text not null,
  payload      jsonb not null default '{}',
  state        text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  tries        int not null default 0,
  run_at       timestamptz not null default now(),
  -- Until when whoever runs it is believed to be alive.
  lease_until  timestamptz,
  error        text not null default '',
  created_at   timestamptz not null default now(),
  finished_at  timestamptz,
  unique (kind, key)
);
create index job_due on job (run_at, id) where state in ('waiting', 'running');
create index job_finished on job (finished_at) where state = 'done';

-- What reading a revision came to; a revision without a row has not been read yet.
create table revision_text (
  revision_id  int primary key references datasheet_revision on delete cascade,
  state        text not null check (state in ('read', 'scanned', 'encrypted', 'broken', 'heavy', 'missing')),
  page_count   int not null default 0,
  read_at      timestamptz not null default now()
);

-- The words are ours (see src/datasheet/page-text-words.ts). A search reads rows without texts and words: these are
-- kept out of line, so that the rows lie close together.
create table page_text (
  revision_id  int not null references datasheet_revision on delete cascade,
  page         int not null check (page > 0),
  text         text not null,
  words        tsvector not null,
  -- Where pieces of the text stand: [start, x, y, width, height, …], places in ten-thousandths of the page.
  places       jsonb not null default '[]',
  primary key (revision_id, page)
) with (toast_tuple_target = 128);

-- Without a list of waiting entries, which every search would have to read through.
create index page_text_words on page_text using gin (words) with (fastupdate = off);

-- Pages that have the words. The planner does not know what it costs to fetch words that are kept out of line, and would
-- read through all of them: within this function it may not.
create function pages_with(words_wanted tsquery) returns table (revision_id int, page int)
language sql stable set enable_seqscan = off
as $$ select revision_id, page from page_text where words @@ words_wanted $$;
