-- Where goods go, and whom invoices are made out to.

create table delivery_address (
  id           int generated always as identity primary key,
  account_id   int not null references account on delete cascade,
  -- Goods in dollars are handed over in Hong Kong.
  type         text not null check (type in ('CN', 'HK')),
  name         text not null,
  mobile       text not null,
  -- Codes of GB/T 2260.
  province_id  int not null,
  city_id      int,
  district_id  int,
  address      text not null,
  postcode     text not null default '',
  is_default   boolean not null default false,
  created_at   timestamptz not null
);
create index delivery_address_own on delivery_address (account_id, type, is_default desc, id desc);
create unique index delivery_address_default on delivery_address (account_id, type) where is_default;

create table invoice_title (
  id                int generated always as identity primary key,
  account_id        int not null references account on delete cascade,
  type              text not null check (type in ('ordinary', 'special')),
  title             text not null,
  tax_no            text not null,
  bank              text not null default '',
  bank_account      text not null default '',
  address           text not null default '',
  tel               text not null default '',
  email             text not null default '',
  receiver          text not null default '',
  receiver_mobile   text not null default '',
  receiver_address  text not null default '',
  is_default        boolean not null default false,
  created_at        timestamptz not null
);
create index invoice_title_own on invoice_title (account_id, is_default desc, id desc);
create unique index invoice_title_default on invoice_title (account_id) where is_default;
