-- What agents offer: parts by the maker's number, with what they say of them.

create table agent_product (
  id           int generated always as identity primary key,
  seller_id    int not null references seller on delete cascade,
  name         text not null,
  model        text not null,
  -- The model as it is compared, and the same part of the catalogue.
  model_plain  text not null,
  part_id      int references part on delete set null,
  brand_id     int not null references brand on delete cascade,
  category_id  int references category on delete set null,
  img_url      text not null default '',
  description  text not null default '',
  datasheet_id int references datasheet on delete set null,
  created_at   timestamptz not null default now(),
  unique (seller_id, brand_id, model_plain)
);
create index agent_product_newest on agent_product (seller_id, created_at desc, id desc);
create index agent_product_model on agent_product (model_plain);
create index agent_product_part on agent_product (part_id) where part_id is not null;

-- The letter of sellers narrows their lists.
create index seller_letter on seller (kind, letter);

-- The day until which a seller has any proof in force, kept with its lines: a list of all sellers is put in order by it.
alter table seller add column proven_until date;

create function seller_proven_until(int) returns date language sql stable as $$
  select max(coalesce(passed.cert_expire, 'infinity'::date))
  from product_line line join passed_line passed on passed.line_id = line.id
  where line.seller_id = $1 and passed.cert_url is not null
$$;

create function keep_proven_until() returns trigger language plpgsql as $$
begin
  update seller set proven_until = seller_proven_until(id)
  where id in (select seller_id from product_line where id = coalesce(new.line_id, old.line_id));
  return null;
end $$;
create trigger passed_line_proof after insert or update or delete on passed_line
  for each row execute function keep_proven_until();

create function drop_proven_until() returns trigger language plpgsql as $$
begin
  update seller set proven_until = seller_proven_until(id) where id = old.seller_id;
  return null;
end $$;
create trigger product_line_proof after delete on product_line
  for each row execute function drop_proven_until();

update seller set proven_until = seller_proven_until(id);
create index seller_proven on seller (kind, proven_until);
