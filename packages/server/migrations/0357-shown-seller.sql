-- The sellers that everybody sees: those of a company that the desk has blocked are not among them.
create view shown_seller as
select seller.id, seller.kind, seller.enterprise_id, seller.name, seller.name_key, seller.logo, seller.region,
  seller.view_count, seller.created_at
from seller join enterprise on enterprise.id = seller.enterprise_id
where enterprise.status <> 'blocked';
