-- Of the parts that tell a parameter, how many tell it in the words of a catalogue only: such a parameter has the origin
-- `description` in `part.params`. Counted with the others after every import (src/catalogue/counts.ts).
alter table category_parameter add column read_count int not null default 0;
