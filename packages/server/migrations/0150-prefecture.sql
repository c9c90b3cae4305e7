-- The zone: courses and technical material, documents of makers, and circuits with their lists of parts.

-- A PDF that is read whole by people who are logged in, and its first pages by everybody.
create table zone_file (
  id              int generated always as identity primary key,
  sha256          text not null references file,
  preview_sha256  text not null references file,
  bytes           int not null,
  page_count      int not null
);
create index zone_file_whole on zone_file (sha256);
create index zone_file_opening on zone_file (preview_sha256);

create table tech_category (
  id        int generated always as identity primary key,
  type      text not null check (type in ('course', 'datum')),
  name      text not null,
  position  int not null,
  unique (type, name)
);

-- An article that is a course or technical material stands in the zone, not among the news.
alter table article add column zone text check (zone in ('course', 'datum'));
create index article_zone on article (zone, published_at desc, id desc) where zone is not null and status = 'PUBLISHED';
-- Articles of a series are the columns.
create index article_column on article (published_at desc, id desc)
  where series_id is not null and zone is null and status = 'PUBLISHED';

-- What finds an article knows where it stands: course, datum, or column for one of a series.
alter table article_word add column zone text;
update article_word set zone = 'column' from article where article.id = article_id and series_id is not null;
create index article_word_zone on article_word (zone, published_at desc, article_id desc) where zone is not null;

create table tech_article (
  article_id      int primary key references article on delete cascade,
  category_id     int references tech_category on delete set null,
  file_id         int references zone_file,
  download_count  int not null default 0
);
create index tech_article_category on tech_article (category_id, article_id desc);
create index tech_article_downloads on tech_article (download_count desc, article_id desc);
create index tech_article_file on tech_article (file_id);

create table original_factory (
  id        int generated always as identity primary key,
  brand_id  int not null unique references brand on delete cascade,
  intro     text not null default ''
);

create table original_data (
  id              int generated always as identity primary key,
  factory_id      int not null references original_factory on delete cascade,
  title           text not null,
  type            text not null check (type in ('guide', 'note', 'brochure', 'design', 'software', 'other')),
  language        text not null check (language in ('zh', 'en')),
  summary         text not null default '',
  content         text not null default '',
  models          text[] not null default '{}',
  file_id         int references zone_file,
  download_count  int not null default 0,
  view_count      int not null default 0,
  words           tsvector not null,
  created_at      timestamptz not null
);
-- Chinese before English, as the letters happen to say.
create index original_data_factory on original_data (factory_id, language desc, created_at desc, id desc);
create index original_data_newest on original_data (language desc, created_at desc, id desc);
create index original_data_worth on original_data ((download_count + view_count) desc, id desc);
create index original_data_words on original_data using gin (words);
create index original_data_file on original_data (file_id);

create table scheme (
  id              int generated always as identity primary key,
  name            text not null,
  model           text not null,
  model_key       text collate "C" not null,
  brand_id        int not null references brand on delete cascade,
  category_id     int references category on delete set null,
  summary         text not null,
  content         text not null default '',
  -- [{name, value, unit}]
  facts           jsonb not null default '[]',
  -- The drawing, as SVG.
  figure          text not null,
  file_id         int references zone_file,
  part_count      int not null default 0,
  download_count  int not null default 0,
  view_count      int not null default 0,
  words           tsvector not null,
  created_at      timestamptz not null
);
create index scheme_newest on scheme (created_at desc, id desc);
create index scheme_brand on scheme (brand_id, created_at desc, id desc);
create index scheme_category on scheme (category_id, created_at desc, id desc);
create index scheme_model on scheme (model_key);
create index scheme_words on scheme using gin (words);
create index scheme_file on scheme (file_id);

create table scheme_part (
  scheme_id   int not null references scheme on delete cascade,
  place       int not null,
  model       text not null,
  model_key   text collate "C" not null,
  brand_id    int references brand on delete set null,
  designator  text not null,
  quantity    int not null check (quantity > 0),
  note        text not null default '',
  -- [{x, y, width, height}] in shares of the drawing
  marks       jsonb not null default '[]',
  primary key (scheme_id, place)
);
create index scheme_part_model on scheme_part (model_key, scheme_id);
create index scheme_part_brand on scheme_part (brand_id);

-- Who looked at what of the zone on a day: a second look is no second one.
create table zone_view (
  kind       text not null check (kind in ('scheme', 'originalData')),
  target_id  int not null,
  viewer     text not null,
  day        date not null,
  primary key (kind, target_id, viewer, day)
);
create index zone_view_day on zone_view (day);
