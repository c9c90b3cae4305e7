-- Supply and demand: posts that want or offer a part, what is asked in public under them, and who saw their contact.

create table demand (
  id              int generated always as identity primary key,
  account_id      int not null references account on delete cascade,
  enterprise_id   int references enterprise on delete set null,
  -- 1 wanted, 0 offered.
  type            smallint not null check (type in (0, 1)),
  model           text not null,
  -- The model as numbers are compared: small letters and digits.
  model_plain     text collate "C" not null,
  brand_id        int references brand on delete set null,
  -- As typed; empty where any brand will do.
  brand           text not null default '',
  -- What makes two posts the same: the number of a known brand, or its name in small letters and digits.
  brand_key       text collate "C" not null default '',
  quantity        int not null check (quantity > 0),
  -- Millionths for a piece; null where it is to be agreed.
  price           bigint check (price > 0),
  currency        text not null default 'CNY' check (currency in ('CNY', 'USD')),
  tax_included    boolean,
  package         text,
  batch_no        text,
  delivery        text,
  region          text,
  description     text,
  images          text[] not null default '{}' check (cardinality(images) <= 6),
  -- Whom to call; null for the default contact of the person.
  contact_id      int,
  -- The list of parts that it was posted from.
  bom_id          int,
  status          text not null default 'open' check (status in ('draft', 'open', 'closed', 'expired', 'rejected')),
  reject_reason   text,
  enquiry_count   int not null default 0,
  message_count   int not null default 0,
  view_count      int not null default 0,
  expires_at      timestamptz not null,
  -- Also moved by a refresh; lists begin with the newest.
  updated_at      timestamptz not null default now(),
  refreshed_at    timestamptz,
  created_at      timestamptz not null default now()
);
-- The board, in each of its orders.
create index demand_newest on demand (updated_at desc, id desc) include (type, expires_at) where status = 'open';
create index demand_most on demand (quantity desc, id desc) include (type, expires_at) where status = 'open';
create index demand_ending on demand (expires_at, id) include (type) where status = 'open';
create index demand_ended on demand (status, updated_at desc, id desc) where status in ('closed', 'expired');
create index demand_model on demand (model_plain, type) where status = 'open';
create index demand_brand on demand (brand_id, updated_at desc) where status = 'open';
create index demand_enterprise on demand (enterprise_id, updated_at desc);
create index demand_account on demand (account_id, updated_at desc);
create index demand_own_model on demand (account_id, model_plain);
create index demand_created on demand (created_at);

-- What is asked in public; an answer names the first message of its thread.
create table demand_message (
  id          int generated always as identity primary key,
  demand_id   int not null references demand on delete cascade,
  account_id  int not null references account on delete cascade,
  parent_id   int references demand_message on delete cascade,
  -- Whom it is for: the owner of the post, or of the message that it answers; null where nobody else is.
  to_id       int references account on delete cascade,
  content     text not null,
  is_read     boolean not null default false,
  created_at  timestamptz not null default now()
);
create index demand_message_thread on demand_message (demand_id, id desc) where parent_id is null;
create index demand_message_answers on demand_message (parent_id, id) where parent_id is not null;
create index demand_message_to on demand_message (to_id, id desc);
create index demand_message_account on demand_message (account_id);

-- Who was shown whom to call: both sides see it.
create table demand_reveal (
  demand_id    int not null references demand on delete cascade,
  account_id   int not null references account on delete cascade,
  revealed_at  timestamptz not null default now(),
  primary key (demand_id, account_id)
);
create index demand_reveal_account on demand_reveal (account_id);

-- What somebody found wrong with a post, for the reviewers.
create table demand_report (
  id          int generated always as identity primary key,
  demand_id   int not null references demand on delete cascade,
  account_id  int not null references account on delete cascade,
  reason      text not null,
  content     text not null default '',
  created_at  timestamptz not null default now(),
  unique (demand_id, account_id)
);
