-- What the desk sets on pages of the site. Each has its place in a list, and may begin and end by the clock.
create table banner (
  id        int generated always as identity primary key,
  place     text not null check (place in ('home', 'detail', 'mall')),
  title     text not null,
  img_url   text not null,
  url       text not null,
  position  int not null default 100,
  begin_at  timestamptz,
  end_at    timestamptz,
  unique (place, title)
);

create table notice (
  id        int generated always as identity primary key,
  place     text not null check (place in ('all', 'datasheet', 'mall', 'inquiry', 'news')),
  content   text not null,
  url       text,
  position  int not null default 100,
  begin_at  timestamptz,
  end_at    timestamptz,
  unique (place, content)
);

alter table nav_item add column begin_at timestamptz, add column end_at timestamptz;
alter table article_channel add column begin_at timestamptz, add column end_at timestamptz;
-- Words of the desk stand before those that are only sought much.
alter table hot_word
  add column url text,
  add column position int not null default 100,
  add column begin_at timestamptz,
  add column end_at timestamptz;
