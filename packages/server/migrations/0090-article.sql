-- Articles, who writes them, what they say of parts, and what people say of them.

create table article_channel (
  id        int generated always as identity primary key,
  name      text not null unique,
  position  int not null
);

-- A person whose articles are published here; until the review passed them, one who asks to.
create table author (
  id          int generated always as identity primary key,
  account_id  int not null unique references account on delete cascade,
  real_name   text not null default '',
  intro       text not null default '',
  field       text not null default '',
  status      text not null default 'pending' check (status in ('pending', 'passed', 'rejected')),
  reason      text not null default '',
  created_at  timestamptz not null default now()
);

create table article_series (
  id          int generated always as identity primary key,
  account_id  int not null references account on delete cascade,
  name        text not null,
  unique (account_id, name)
);

create table article (
  id             int generated always as identity primary key,
  account_id     int not null references account on delete cascade,
  channel_id     int references article_channel,
  series_id      int references article_series on delete set null,
  series_place   int,
  title          text not null default '',
  summary        text not null default '',
  cover          text not null default '',
  source         text not null default '',
  source_url     text not null default '',
  keywords       text[] not null default '{}',
  -- What its writer says it is about, besides what its text names.
  brand_ids      int[] not null default '{}',
  models         text[] not null default '{}',
  -- The first parts that it names, for lists.
  first_models   text[] not null default '{}',
  minutes        int not null default 1,
  status         text not null default 'DRAFT' check (status in ('DRAFT', 'PENDING', 'PUBLISHED', 'DISMOUNT', 'DELETEED')),
  -- Grows with each saving.
  version        int not null default 1,
  read_count     int not null default 0,
  like_count     int not null default 0,
  comment_count  int not null default 0,
  -- Reads of the last seven days; the daily work takes off what is older.
  heat           int not null default 0,
  published_at   timestamptz,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now()
);
-- The lists: all, those of a channel, of a writer, of a series, and the order of what is read most.
create index article_newest on article (published_at desc, id desc) where status = 'PUBLISHED';
create index article_channel_newest on article (channel_id, published_at desc, id desc) where status = 'PUBLISHED';
create index article_hot on article (heat desc, id desc) where status = 'PUBLISHED';
create index article_channel_hot on article (channel_id, heat desc, id desc) where status = 'PUBLISHED';
create index article_account on article (account_id, published_at desc, id desc);
create index article_series_place on article (series_id, series_place) where series_id is not null;
create index article_heat on article (id) where heat > 0;

-- The text apart: lists do not read it, and a count that grows does not write it anew.
create table article_text (
  article_id  int primary key references article on delete cascade,
  -- As it was written, clean; and as it is shown, with its formulas, colours of code and marks of parts.
  content     text not null default '',
  shown       text not null default '',
  -- [{anchor, title, level}]
  outline     jsonb not null default '[]'
);

-- What a published article is found by. The lexemes lie outside the row, so that many rows are read in few pages.
create table article_word (
  article_id    int primary key references article on delete cascade,
  channel_id    int,
  published_at  timestamptz not null,
  title_words   tsvector not null,
  words         tsvector not null
) with (toast_tuple_target = 128);
alter table article_word alter column title_words set storage external;
alter table article_word alter column words set storage external;
create index article_word_title on article_word using gin (title_words);
create index article_word_all on article_word using gin (words);
create index article_word_newest on article_word (published_at desc, article_id desc);

-- Words of a text that look like a part number. A part of that very number, or how many begin so; none is known for 0.
create table article_mention (
  article_id  int not null references article on delete cascade,
  -- As part.model_key has it.
  word        text collate "C" not null,
  place       int not null,
  part_id     int references part on delete set null,
  part_count  int not null default 0,
  primary key (article_id, word)
);
create index article_mention_part on article_mention (part_id, article_id desc) where part_id is not null;
create index article_mention_word on article_mention (word, article_id) where part_id is null;

-- Who read what on which day: a reader counts once.
create table article_reader (
  article_id  int not null references article on delete cascade,
  reader      text not null,
  day         date not null,
  primary key (article_id, reader, day)
);
create index article_reader_day on article_reader (day);
create table article_day (
  day         date not null,
  article_id  int not null references article on delete cascade,
  reads       int not null default 1,
  primary key (day, article_id)
);
create index article_day_article on article_day (article_id);

-- What people say below something: kinds are the contract's numbers, 2 article, 5 trends, 6 datasheet.
create table comment (
  id          int generated always as identity primary key,
  kind        smallint not null,
  target_id   int not null,
  account_id  int not null references account on delete cascade,
  -- The first comment of its thread; null for that one.
  thread_id   int references comment on delete cascade,
  -- Whom it answers within the thread.
  to_id       int references account on delete set null,
  content     text not null,
  like_count  int not null default 0,
  -- Waits for the review: only its writer sees it.
  is_pending  boolean not null default false,
  edited_at   timestamptz,
  created_at  timestamptz not null default now()
);
create index comment_newest on comment (kind, target_id, id desc) where thread_id is null;
create index comment_liked on comment (kind, target_id, like_count desc, id desc) where thread_id is null;
create index comment_thread on comment (thread_id, id) where thread_id is not null;
create index comment_account on comment (account_id, id desc);

alter table report drop constraint report_kind_check;
alter table report add constraint report_kind_check check (kind in ('spec', 'article', 'comment'));
-- Who reports a text again says it anew.
create unique index report_text on report (account_id, kind, target_id) where kind in ('article', 'comment');

create table liked (
  account_id  int not null references account on delete cascade,
  type        text not null,
  target_id   int not null,
  created_at  timestamptz not null default now(),
  primary key (account_id, type, target_id)
);
create index liked_target on liked (type, target_id);

-- A new part is looked for in texts that named it before it was known: by its own number, and by the beginnings of it.
create function article_mention_parts() returns trigger language plpgsql as $$
begin
  insert into job (kind, key, payload)
    select 'articleMention', article_id || ':' || max(part.id), jsonb_build_object('articleId', article_id)
    from new_parts as part
    cross join lateral generate_series(4, length(part.model_key)) as head(size)
    join article_mention on word = left(part.model_key, head.size) and part_id is null
    group by article_id
  on conflict do nothing;
  return null;
end $$;
create trigger article_mention_insert after insert on part
  referencing new table as new_parts for each statement execute function article_mention_parts();

-- How many keep an article.
create index favour_target on favour (type, target_id);

-- The contract says which kinds of matters there are: what nobody brings does not compile.
alter table audit drop constraint audit_kind_check;
