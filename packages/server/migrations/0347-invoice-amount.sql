-- What an issued invoice says, in millionths; until then it is what is left of what was paid.
alter table invoice_record add column micro bigint check (micro > 0);
update invoice_record set micro = pay_micro from mall_order where mall_order.id = order_id and invoice_record.status = 'issued';

-- Whoever chose a title when they ordered asked for the invoice by it: those of orders under way stand with their shop.
insert into invoice_record (order_id, invoice, created_at)
select id, invoice, paid_at from mall_order
where status in ('paid', 'shipped') and invoice is not null and paid_at is not null
order by paid_at, id
on conflict do nothing;
