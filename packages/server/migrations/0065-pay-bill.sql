-- What is paid for at the mall's till and is no goods: each bill is one payment.
create table pay_bill (
  pay_order_id  int primary key references pay_order,
  -- Who takes note that it is paid, and what for.
  kind          text not null,
  payload       jsonb not null,
  -- What its payer reads: 芯谱会员 采购 1 年.
  subject       text not null,
  -- Millionths of a yuan.
  micro         bigint not null check (micro > 0),
  expires_at    timestamptz not null,
  paid_at       timestamptz
);

-- A bill is made of no lines that were shown.
alter table pay_order alter column token_hash drop not null;

-- Money moves for an order, or for a bill; one cause moves it once.
alter table ledger_deed alter column order_id drop not null;
alter table ledger_deed add column bill_id int references pay_bill;
alter table ledger_deed add constraint ledger_deed_whose check (num_nonnulls(order_id, bill_id) = 1);
alter table ledger_deed add constraint ledger_deed_bill unique (kind, cause, bill_id);

-- What goes back of a bill belongs to its payment and to no order.
alter table money_back alter column order_id drop not null;
create unique index money_back_bill on money_back (pay_online_id, cause) where order_id is null;
