-- Quotes for posts: what one side offers now, and every round that was said before.

create table enquiry (
  id            int generated always as identity primary key,
  demand_id     int not null references demand on delete cascade,
  -- Who quotes, and for which certified company.
  account_id    int not null references account on delete cascade,
  enterprise_id int references enterprise on delete set null,
  -- Whose the post is.
  owner_id      int not null references account on delete cascade,
  -- Counts the quotes of a post: what an unknown bidder is called by.
  seat          int not null check (seat > 0),
  revision      int not null default 1 check (revision > 0),
  quantity      int not null check (quantity > 0),
  -- Millionths for a piece, in the currency.
  price         bigint not null check (price > 0),
  currency      text not null check (currency in ('CNY', 'USD')),
  tax_included  boolean not null,
  -- Millionths of a yuan with tax: what quotes are compared by.
  taxed_price   bigint not null check (taxed_price > 0),
  batch_no      text,
  delivery      text,
  remark        text,
  valid_days    int not null check (valid_days between 1 and 90),
  valid_until   timestamptz not null,
  -- Whom to call once it is accepted; null for the default contact of the person.
  contact_id    int,
  status        text not null default 'waiting'
                check (status in ('waiting', 'replied', 'accepted', 'refused', 'cancelled')),
  round_count   int not null default 1,
  is_read       boolean not null default false,
  -- Dropped from the lists of either side.
  bidder_left   boolean not null default false,
  owner_left    boolean not null default false,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  unique (demand_id, account_id),
  unique (demand_id, seat)
);
create index enquiry_sent on enquiry (account_id, updated_at desc, id desc) where not bidder_left;
create index enquiry_received on enquiry (owner_id, updated_at desc, id desc) where not owner_left;
create index enquiry_compared on enquiry (demand_id, taxed_price, id);
create index enquiry_enterprise on enquiry (enterprise_id);

-- A turn of a negotiation. A quote tells all its terms, a counter only those that it asks for.
create table enquiry_round (
  id            int generated always as identity primary key,
  enquiry_id    int not null references enquiry on delete cascade,
  act           text not null check (act in ('quote', 'counter', 'accept', 'refuse', 'cancel')),
  revision      int not null,
  quantity      int,
  price         bigint,
  currency      text,
  tax_included  boolean,
  batch_no      text,
  delivery      text,
  valid_until   timestamptz,
  content       text,
  created_at    timestamptz not null default now()
);
create index enquiry_round_thread on enquiry_round (enquiry_id, id);
