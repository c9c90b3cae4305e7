-- 认领: which enterprise holds a brand as its maker, and what enterprises handed in for that.

alter table brand
  add column enterprise_id  int references enterprise on delete set null,
  -- HTML that was cleaned (see src/core/clean-html.ts).
  add column intro          text not null default '';
create index brand_enterprise on brand (enterprise_id) where enterprise_id is not null;

create table brand_claim (
  id             int generated always as identity primary key,
  brand_id       int not null references brand on delete cascade,
  enterprise_id  int not null references enterprise on delete cascade,
  -- Who handed it in last.
  account_id     int not null references account on delete cascade,
  cert_url       text not null,
  remark         text not null default '',
  status         text not null default 'pending' check (status in ('pending', 'passed', 'rejected')),
  reject_reason  text,
  created_at     timestamptz not null default now(),
  -- Handed in again, a claim is the same one with another proof.
  unique (brand_id, enterprise_id)
);
create index brand_claim_enterprise on brand_claim (enterprise_id);
