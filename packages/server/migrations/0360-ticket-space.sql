-- Whose space a file on its way is to lie in: a company's, or null for that of whoever sends it.
alter table upload_ticket add column enterprise_id int references enterprise on delete cascade;
create index upload_ticket_enterprise on upload_ticket (enterprise_id) where enterprise_id is not null;
