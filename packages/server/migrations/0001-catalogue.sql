-- Brands, categories, parts and their datasheets.
-- Words are found through `part.words`, which the server fills (see src/search/part-words.ts); no extension is
-- needed, so the same file runs on PGlite, PostgreSQL and its relatives.

create table brand (
  id          int generated always as identity primary key,
  code        text not null unique,
  name_cn     text not null,
  name_en     text not null,
  short_name  text not null,
  letter      text not null,
  type        smallint not null check (type in (1, 2)),
  country     text not null default '',
  website     text not null default '',
  logo        text not null default '',
  popularity  int not null default 0,
  part_count  int not null default 0,
  datasheet_count int not null default 0,
  created_at  timestamptz not null default now()
);

-- Every spelling that finds a brand: names, short name, aliases, in one plain form (see plainOf in src/search/words.ts).
create table brand_alias (
  plain     text collate "C" primary key,
  alias     text not null,
  brand_id  int not null references brand on delete cascade
);
create index brand_alias_brand on brand_alias (brand_id);

create table category (
  id          int generated always as identity primary key,
  code        text not null unique,
  parent_id   int references category,
  name        text not null,
  name_en     text not null,
  symbol      text not null default '',
  position    int not null,
  part_count  int not null default 0
);

create table category_alias (
  plain        text collate "C" not null,
  alias        text not null,
  category_id  int not null references category on delete cascade,
  primary key (plain, category_id)
);

create table part (
  id             int generated always as identity primary key,
  brand_id       int not null references brand,
  category_id    int not null references category,
  model          text not null,
  -- The model in capitals without outer space: what makes two rows one part of a brand.
  model_key      text collate "C" not null,
  -- Letters and digits of the model only, in lower case: what makes two numbers 型号相近.
  model_plain    text collate "C" not null,
  package        text not null default '',
  description    text not null default '',
  lifecycle      text not null default 'unknown' check (lifecycle in ('active', 'nrnd', 'eol', 'obsolete', 'unknown')),
  popularity     int not null default 0,
  stock          int,
  datasheet_url  text not null default '',
  -- [{name, value, unit, low, high}] with low and high in SI units.
  params         jsonb not null default '[]',
  words          tsvector not null,
  source         text not null,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  unique (brand_id, model_key)
);
create index part_model_key on part (model_key, popularity desc);
create index part_model_plain on part (model_plain);
create index part_words on part using gin (words);
create index part_category on part (category_id, popularity desc, id);
create index part_brand on part (brand_id, popularity desc, id);
create index part_popularity on part (popularity desc, id);

-- A file by its content: the bytes lie in DATA_DIR/files under this hash.
create table file (
  sha256      text primary key,
  bytes       int not null,
  type        text not null,
  created_at  timestamptz not null default now()
);

create table datasheet (
  id              int generated always as identity primary key,
  brand_id        int not null references brand,
  category_id     int not null references category,
  part_id         int references part on delete set null,
  title           text not null,
  language        text not null default 'en' check (language in ('en', 'zh')),
  state           text not null default 'published' check (state in ('published', 'removed')),
  download_count  int not null default 0,
  words           tsvector not null,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now()
);
create index datasheet_words on datasheet using gin (words);
create index datasheet_newest on datasheet (updated_at desc, id);
create index datasheet_hot on datasheet (download_count desc, id);
create index datasheet_brand on datasheet (brand_id, id);

create table datasheet_revision (
  id             int generated always as identity primary key,
  datasheet_id   int not null references datasheet on delete cascade,
  revision       text not null,
  file_sha256    text not null references file,
  preview_sha256 text not null references file,
  page_count     int not null check (page_count > 0),
  preview_count  int not null check (preview_count between 1 and 3),
  -- [{title, page, level}]
  outline        jsonb not null default '[]',
  -- Text of the preview's pages.
  preview_text   jsonb not null default '[]',
  published_at   timestamptz not null default now(),
  unique (datasheet_id, revision)
);

create table datasheet_part (
  datasheet_id  int not null references datasheet on delete cascade,
  part_id       int not null references part on delete cascade,
  primary key (datasheet_id, part_id)
);
create index datasheet_part_part on datasheet_part (part_id);

create table hot_word (
  id        int generated always as identity primary key,
  name      text not null unique,
  count     int not null default 0
);
