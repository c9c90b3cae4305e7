-- What the parts of each category tell, and in which unit: conditions are read by it. Derived from `part.params`, and
-- counted anew after every import (src/catalogue/counts.ts). Longer names cannot be asked for.
create table category_parameter (
  category_id  int not null references category on delete cascade,
  name         text collate "C" not null,
  -- The base unit; empty where it is told in words.
  unit         text collate "C" not null,
  part_count   int not null,
  primary key (category_id, name, unit)
);
create index category_parameter_name on category_parameter (name);

insert into category_parameter (category_id, name, unit, part_count)
select category_id, told.name, told.unit, count(*)::int
from part cross join lateral jsonb_to_recordset(params) as told (name text, unit text)
where length(told.name) between 1 and 60 and length(told.unit) <= 60
group by 1, 2, 3;
