-- Companies, the people who act for them, and what waits for a decision.

create table enterprise_type (
  id     int generated always as identity primary key,
  label  text not null unique
);
insert into enterprise_type (label)
values ('代理商'), ('贸易商'), ('原厂'), ('终端工厂'), ('方案商'), ('设计公司'), ('其他');

create table enterprise (
  id             int generated always as identity primary key,
  name           text not null,
  -- The name without spaces and in one width: （深圳） and (深圳) are one company.
  name_key       text not null,
  credit_code    text not null check (credit_code ~ '^[0-9A-HJ-NP-RTUWXY]{18}$'),
  types          text[] not null,
  status         text not null default 'pending' check (status in ('pending', 'certified', 'rejected')),
  licence_url    text not null,
  legal_person   text,
  -- The last day of the licence; null where it has no end.
  valid_to       date,
  auth_name      text not null,
  auth_mobile    text not null,
  position       text,
  proxy_url      text,
  region         text,
  address        text,
  website        text,
  intro          text,
  logo           text,
  reject_reason  text,
  rejects        jsonb not null default '[]',
  audited_at     timestamptz,
  created_at     timestamptz not null default now()
);
-- Many may apply with one code; one is certified.
create unique index enterprise_certified_code on enterprise (credit_code) where status = 'certified';
create unique index enterprise_certified_name on enterprise (name_key) where status = 'certified';
create index enterprise_newest on enterprise (id desc) where status = 'certified';
create index enterprise_valid_to on enterprise (valid_to) where status = 'certified';
create index enterprise_licence on enterprise (licence_url);

-- The creator is a member too, so that nothing can name two.
create table enterprise_member (
  id             int generated always as identity primary key,
  enterprise_id  int not null references enterprise on delete cascade,
  account_id     int not null references account on delete cascade,
  role           text not null default 'member' check (role in ('creator', 'member')),
  status         text not null check (status in ('applying', 'joined', 'refused')),
  remark         text,
  applied_at     timestamptz not null default now(),
  unique (enterprise_id, account_id),
  check (role = 'member' or status = 'joined')
);
-- A person acts for one company, or asks one.
create unique index enterprise_member_one on enterprise_member (account_id) where status <> 'refused';
create unique index enterprise_member_creator on enterprise_member (enterprise_id) where role = 'creator';

-- Whether somebody acts for a certified company is told by the tables above.
update account set roles = array_remove(roles, 'enterprise');
alter table account drop constraint account_roles_check;
alter table account add constraint account_roles_check check (roles <@ array['merchant', 'admin']);

create table audit (
  id          int generated always as identity primary key,
  kind        text not null check (kind in (
                'enterprise', 'merchant', 'article', 'demand', 'goods', 'receipt', 'report', 'productLine', 'spec',
                'brand', 'brandClaim', 'circle', 'agent')),
  target_id   int not null,
  account_id  int not null references account on delete cascade,
  title       text not null,
  -- What was handed in, and what was read off its evidence, by the names of the fields.
  draft       jsonb not null default '{}',
  found       jsonb not null default '{}',
  -- Withdrawn: replaced by its own author before anybody decided.
  status      text not null default 'pending' check (status in ('pending', 'passed', 'rejected', 'withdrawn')),
  remark      text,
  auditor_id  int references account on delete set null,
  audit_at    timestamptz,
  created_at  timestamptz not null default now()
);
create unique index audit_waiting on audit (kind, target_id) where status = 'pending';
create index audit_queue on audit (status, kind, id);
