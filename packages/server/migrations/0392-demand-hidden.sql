-- What a person does not want to be recommended: one post, or all of a kind for a model.

create table demand_hidden (
  id           int generated always as identity primary key,
  account_id   int not null references account on delete cascade,
  demand_id    int references demand on delete cascade,
  -- All posts of this kind for this model, whoever writes them.
  type         smallint,
  model_plain  text,
  hidden_at    timestamptz not null default now(),
  check ((demand_id is null) = (type is not null and model_plain is not null))
);
create unique index demand_hidden_post on demand_hidden (account_id, demand_id) where demand_id is not null;
create unique index demand_hidden_model on demand_hidden (account_id, model_plain, type) where demand_id is null;
create index demand_hidden_demand on demand_hidden (demand_id);
