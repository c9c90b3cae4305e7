-- What was read off an uploaded business licence; it goes when the file goes.

create table licence_reading (
  key    text collate "C" primary key references upload on delete cascade,
  found  jsonb not null
);
