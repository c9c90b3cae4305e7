-- Enterprises that sell: agents for makers, traders from stock; and the brands they sell, with the proof that they may.

create table seller (
  id             int generated always as identity primary key,
  kind           text not null check (kind in ('agent', 'trader')),
  enterprise_id  int not null references enterprise on delete cascade,
  name           text not null,
  full_name      text not null,
  -- Both names as they are compared, the short one first.
  name_key       text not null,
  letter         text not null check (letter ~ '^[A-Z#]$'),
  logo           text,
  website        text,
  -- How an agent sells.
  type           text check (type in ('authorised', 'distributor', 'solution')),
  intro          text,
  region         text,
  address        text,
  view_count     int not null default 0,
  created_at     timestamptz not null default now(),
  unique (enterprise_id, kind),
  check ((kind = 'agent') = (type is not null))
);
create index seller_viewed on seller (kind, view_count desc, id);

-- The brands a seller names; nobody reviews them.
create table seller_brand (
  seller_id  int not null references seller on delete cascade,
  brand_id   int not null references brand on delete cascade,
  position   int not null,
  primary key (seller_id, brand_id)
);
create index seller_brand_brand on seller_brand (brand_id);

-- A product line as its owner said it last.
create table product_line (
  id            int generated always as identity primary key,
  seller_id     int not null references seller on delete cascade,
  brand_id      int not null references brand on delete cascade,
  category_ids  int[] not null,
  cert_url      text,
  -- The last day of the proof.
  cert_expire   date,
  status        text not null default 'pending' check (status in ('pending', 'passed', 'rejected')),
  reason        text not null default '',
  position      int not null,
  created_at    timestamptz not null default now(),
  unique (seller_id, brand_id)
);
create index product_line_brand on product_line (brand_id);

-- The same as it passed the review last: it holds on while a change waits, and when one is refused.
create table passed_line (
  line_id       int primary key references product_line on delete cascade,
  category_ids  int[] not null,
  cert_url      text,
  cert_expire   date
);

-- The lines that everybody sees.
create view shown_line as
select line.id, line.seller_id, line.brand_id, passed.category_ids, passed.cert_url, passed.cert_expire,
  'passed'::text as status, ''::text as reason, line.position
from product_line line
join passed_line passed on passed.line_id = line.id;

-- The brands of a seller: those of its lines first, then those it only names.
create view sold_brand as
select seller_id, brand_id, min(position) as position
from (
  select seller_id, brand_id, position from shown_line
  union all
  select seller_id, brand_id, 10000 + position from seller_brand
) as sold
group by seller_id, brand_id;

-- Agents that people miss here.
create table agent_recommendation (
  id          int generated always as identity primary key,
  account_id  int not null references account on delete cascade,
  name        text not null,
  website     text,
  brand_id    int references brand on delete set null,
  remark      text,
  created_at  timestamptz not null default now()
);
create index agent_recommendation_account on agent_recommendation (account_id);
