-- Goods and brands can be reported. Whoever reports anything but a datasheet again says it anew.

alter table report drop constraint report_kind_check;
alter table report add constraint report_kind_check
  check (kind in ('spec', 'article', 'comment', 'trend', 'goods', 'brand'));
drop index report_text;
create unique index report_said on report (account_id, kind, target_id) where kind <> 'spec';
