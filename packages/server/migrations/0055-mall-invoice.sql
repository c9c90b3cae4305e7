-- Invoices that were asked for, one an order; the title is a copy, as it was then.
create table invoice_record (
  id             int generated always as identity primary key,
  order_id       int not null unique references mall_order on delete cascade,
  invoice        jsonb not null,
  status         text not null default 'applied' check (status in ('applied', 'issued', 'refused')),
  file_url       text not null default '',
  refuse_reason  text not null default '',
  created_at     timestamptz not null
);
