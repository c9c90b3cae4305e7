-- Lists of parts that people keep: every line as it was read, with what its owner decided.

create table bom (
  id            int generated always as identity primary key,
  account_id    int not null references account on delete cascade,
  name          text not null,
  -- Boards to build; quantities of lines are for one.
  boards        int not null default 1 check (boards > 0),
  -- Per cent more of small parts.
  attrition     int not null default 0 check (attrition between 0 and 100),
  line_count    int not null,
  cart_count    int not null,
  demand_count  int not null,
  review_count  int not null,
  -- Up to 5,000; those of the cart are its draft until they are bought.
  lines         jsonb not null,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  unique (account_id, name)
);
create index bom_newest on bom (account_id, updated_at desc, id desc);

alter table demand add foreign key (bom_id) references bom on delete set null;
create index demand_bom on demand (bom_id) where bom_id is not null;
