-- Files that people sent. The bytes are made anew before they are kept; what came is thrown away.

create table upload (
  -- Random: the address of a file cannot be guessed.
  key         text collate "C" primary key,
  -- Null while nobody is known to own it; such a row lives for a day.
  account_id  int references account on delete cascade,
  -- The anonymous id of the browser that sent it without a login.
  uuid        text,
  purpose     text not null,
  name        text not null,
  file_type   text not null check (file_type in ('jpg', 'png', 'webp', 'pdf')),
  size        int not null check (size > 0),
  sha256      text not null references file,
  created_at  timestamptz not null default now()
);
create index upload_account on upload (account_id, created_at desc);
create index upload_unclaimed on upload (created_at) where account_id is null;
