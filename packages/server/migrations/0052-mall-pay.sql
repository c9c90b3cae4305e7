-- How orders are paid: attempts with a provider, and vouchers of transfers.

create table pay_online (
  id            int generated always as identity primary key,
  pay_order_id  int not null references pay_order,
  pay_type      text not null check (pay_type in ('ALI', 'WX')),
  micro         bigint not null check (micro > 0),
  currency      text not null check (currency in ('CNY', 'USD')),
  status        text not null check (status in ('waiting', 'paid', 'failed', 'cancelled')),
  -- The provider's number, once it told one.
  trade_no      text,
  pay_url       text not null default '',
  qr_code       text not null default '',
  -- What came that cannot be: an amount that is not what was asked for, or money for orders that were closed meanwhile.
  trouble       text not null default '',
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  ended_at      timestamptz
);
create index pay_online_order on pay_online (pay_order_id, id desc);
-- One attempt at a time for each way; two windows that begin at once begin the same.
create unique index pay_online_waiting on pay_online (pay_order_id, pay_type) where status = 'waiting';
create unique index pay_online_trade on pay_online (pay_type, trade_no);

create table receipt (
  id             int generated always as identity primary key,
  pay_order_id   int not null references pay_order,
  account_id     int not null references account,
  img_url        text not null,
  payer          text not null,
  bank           text not null default '',
  micro          bigint not null check (micro > 0),
  paid_at        timestamptz not null,
  remark         text not null default '',
  status         text not null check (status in ('reviewing', 'accepted', 'refused')),
  refuse_reason  text not null default '',
  created_at     timestamptz not null
);
create index receipt_order on receipt (pay_order_id, id desc);
create index receipt_own on receipt (account_id, id desc);

-- What a provider would know of our payments; stands in for it on a laptop only.
create table sandbox_payment (
  no          text primary key,
  pay_type    text not null,
  micro       bigint not null,
  subject     text not null,
  notify_url  text not null,
  expires_at  timestamptz not null,
  state       text not null default 'waiting' check (state in ('waiting', 'paid', 'failed', 'cancelled')),
  trade_no    text not null,
  refunded    bigint not null default 0
);
