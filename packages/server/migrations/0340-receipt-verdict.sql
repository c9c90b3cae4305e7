-- What each shop says of a voucher that pays orders of several: it decides for its own orders alone.
create table receipt_verdict (
  receipt_id   int not null references receipt on delete cascade,
  merchant_id  int not null references merchant on delete cascade,
  status       text not null check (status in ('accepted', 'refused')),
  reason       text not null default '',
  at           timestamptz not null,
  primary key (receipt_id, merchant_id)
);
