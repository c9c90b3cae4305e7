-- When a provider first said that a refund is on its way: it is asked for again until the money is back.
alter table money_back add column taken_at timestamptz;
-- What was told as on its way counted as sent: it is asked for again, too.
update money_back set taken_at = sent_at, sent_at = null
where exists (
  select from order_log
  where order_log.order_id = money_back.order_id and at = sent_at and text like '%正在原路退回'
);
