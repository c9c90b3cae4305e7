-- What a person wants to hear of.

create table follow (
  account_id  int not null references account on delete cascade,
  type        text not null check (type in ('author', 'brand', 'agent', 'enterprise', 'originalFactory')),
  target_id   int not null,
  created_at  timestamptz not null default now(),
  primary key (account_id, type, target_id)
);
create index follow_target on follow (type, target_id);
