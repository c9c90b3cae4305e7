-- How an editor has the parameters of a category shown in lists: in which order, under which name, or not at all. Those
-- that have no row are shown behind the others, as the catalogue has them.
create table parameter_look (
  category_id  int not null references category on delete cascade,
  name         text collate "C" not null,
  -- Empty for the name itself.
  label        text not null default '',
  position     int not null,
  is_hidden    boolean not null default false,
  primary key (category_id, name)
);
