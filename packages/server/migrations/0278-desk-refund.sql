-- Money that the desk gives back: above a limit a second person agrees to it.
create table desk_refund (
  id             int generated always as identity primary key,
  order_id       int references mall_order,
  bill_id        int references pay_bill,
  currency       text not null check (currency in ('CNY', 'USD')),
  micro          bigint not null check (micro > 0),
  reason         text not null,
  status         text not null check (status in ('waiting', 'done', 'refused', 'withdrawn')),
  needs_second   boolean not null,
  asked_by       int not null references account,
  asked_at       timestamptz not null,
  decided_by     int references account,
  decided_at     timestamptz,
  decide_reason  text not null default '',
  check (num_nonnulls(order_id, bill_id) = 1),
  check (not needs_second or status <> 'done' or decided_by <> asked_by)
);
create index desk_refund_state on desk_refund (status, id desc);
create index desk_refund_order on desk_refund (order_id) where order_id is not null;
create index desk_refund_bill on desk_refund (bill_id) where bill_id is not null;

-- Yuan that one person may give back alone of one payment.
insert into setting (key, value) values ('refundLimit', '1000');
