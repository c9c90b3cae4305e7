-- Words people look for in one part of the site: the same word may be sought in several.
alter table hot_word add column scene text not null default 'spec';
alter table hot_word drop constraint hot_word_name_key;
alter table hot_word add constraint hot_word_scene_name unique (scene, name);
create index hot_word_most on hot_word (scene, count desc, id);

-- What people see of the app's releases.
create table app_release (
  id            int generated always as identity primary key,
  platform      text not null check (platform in ('ios', 'android')),
  version       text not null,
  version_code  int not null,
  download_url  text not null,
  is_forced     boolean not null default false,
  content       text not null default '',
  created_at    timestamptz not null default now(),
  unique (platform, version_code)
);

-- How often something was done on a day. Nobody is told apart.
create table tracked (
  day    date not null,
  place  text not null,
  value  text not null,
  count  int not null default 1,
  primary key (day, place, value)
);
