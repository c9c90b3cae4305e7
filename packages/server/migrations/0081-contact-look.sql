-- Who took the stars off the numbers of a company's contact, and when last.

create table contact_look (
  contact_id  int not null references contact on delete cascade,
  account_id  int not null references account on delete cascade,
  count       int not null default 1,
  looked_at   timestamptz not null,
  primary key (contact_id, account_id)
);
create index contact_look_newest on contact_look (contact_id, looked_at desc);
create index contact_look_account on contact_look (account_id);
