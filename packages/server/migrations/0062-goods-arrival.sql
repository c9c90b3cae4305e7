-- 到货通知: who wants to be told once when goods can be bought again, and how many pieces they want.
create table goods_arrival (
  account_id   int not null references account on delete cascade,
  goods_id     int not null references mall_goods on delete cascade,
  quantity     int not null check (quantity > 0),
  created_at   timestamptz not null,
  primary key (account_id, goods_id)
);
create index goods_arrival_newest on goods_arrival (account_id, created_at desc, goods_id desc);
create index goods_arrival_goods on goods_arrival (goods_id);

alter table alert drop constraint alert_kind_check;
alter table alert add constraint alert_kind_check
  check (kind in ('search', 'match', 'revision', 'bom', 'expiry', 'certificate', 'account', 'arrival'));
