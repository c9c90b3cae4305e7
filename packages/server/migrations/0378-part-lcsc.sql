-- Numbers of 立创商城 (C14663), by which lists of parts name what is meant. A part that is sold by several packings has several.
create table part_lcsc (
  number   text collate "C" primary key,
  part_id  int not null references part on delete cascade
);
create index part_lcsc_part on part_lcsc (part_id);
