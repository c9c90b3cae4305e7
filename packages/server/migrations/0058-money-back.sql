-- Money that a provider is to give back: written down with its cause, sent until the provider has taken it.
create table money_back (
  id             int generated always as identity primary key,
  pay_online_id  int not null references pay_online,
  order_id       int not null references mall_order,
  -- The refund, or the payment that came too late; moves money once.
  cause          text not null,
  micro          bigint not null check (micro > 0),
  -- What the whole payment brought, as the provider knows it.
  total_micro    bigint not null check (total_micro >= micro),
  created_at     timestamptz not null,
  -- When the provider took it; null while it is still to be sent.
  sent_at        timestamptz,
  unique (order_id, cause)
);
create index money_back_payment on money_back (pay_online_id);
create index money_back_waiting on money_back (id) where sent_at is null;

-- A refund moves money once, however often it is asked for; stands in for a provider on a laptop only.
create table sandbox_refund (
  refund_no  text primary key,
  no         text not null references sandbox_payment,
  micro      bigint not null check (micro > 0)
);
alter table sandbox_payment drop column refunded;
