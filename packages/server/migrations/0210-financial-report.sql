-- What companies earned, quarter by quarter, as their own reports say it.
create table financial_company (
  id          int generated always as identity primary key,
  name        text not null unique,
  stock_code  text not null default '',
  brand_id    int references brand on delete set null
);
create index financial_company_brand on financial_company (brand_id) where brand_id is not null;

create table financial_report (
  id              int generated always as identity primary key,
  company_id      int not null references financial_company on delete cascade,
  year            smallint not null check (year between 1990 and 2100),
  -- 0 is the whole year.
  quarter         smallint not null check (quarter between 0 and 4),
  -- Counts on by one from quarter to quarter, and from year to year.
  period          int not null generated always as (case quarter when 0 then year else year * 4 + quarter end) stored,
  currency        text not null check (currency in ('CNY', 'USD')),
  published       date,
  -- Money in fen or cents, ratios in millionths, days in tenths.
  revenue         bigint,
  profit          bigint,
  gross_margin    int,
  research        bigint,
  inventory_days  int,
  source          text not null,
  source_url      text not null default '',
  source_page     int,
  unique (company_id, year, quarter)
);
create index financial_report_newest on financial_report (company_id, year desc, quarter desc);
create index financial_report_period on financial_report (year desc, quarter desc);
