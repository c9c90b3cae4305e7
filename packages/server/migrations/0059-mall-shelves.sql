-- A million goods: what a list is narrowed by has its own order, so that a page is read and not sorted.
create index mall_goods_shop on mall_goods (merchant_id, sale_count desc, id desc) include (category_id) where is_shown;
-- Facets are counted along this index alone.
create index mall_goods_facet on mall_goods (category_id, brand_id, sale_count desc, id desc) where is_shown;

-- The ladders of what is on the shelf, a row for each step: from so many pieces on, and below so many. The database keeps
-- it, so that a list by price reads along it at any quantity; priceAt makes every price that is shown.
create table goods_tier (
  goods_id     int not null,
  low          int not null,
  below        bigint not null,
  micro        bigint not null,
  currency     text not null,
  category_id  int not null,
  primary key (goods_id, low)
);
create index goods_tier_price on goods_tier (currency, micro, goods_id) include (low, below);
create index goods_tier_category on goods_tier (category_id, currency, micro, goods_id) include (low, below);

create function goods_tiers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from goods_tier where goods_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into goods_tier (goods_id, low, below, micro, currency, category_id)
    select new.id, new.mins[at], coalesce(new.mins[at + 1], 2147483648), new.micros[at], new.currency, new.category_id
    from generate_subscripts(new.mins, 1) as at where new.is_shown;
  end if;
  return null;
end $$;
create trigger goods_tiers_insert after insert on mall_goods for each row when (new.is_shown) execute function goods_tiers();
create trigger goods_tiers_delete after delete on mall_goods for each row when (old.is_shown) execute function goods_tiers();
create trigger goods_tiers_update after update on mall_goods for each row
  when ((old.is_shown, old.currency, old.category_id, old.mins, old.micros)
    is distinct from (new.is_shown, new.currency, new.category_id, new.mins, new.micros))
  execute function goods_tiers();
create function goods_tiers_none() returns trigger language plpgsql as $$
begin
  truncate goods_tier;
  return null;
end $$;
create trigger goods_tiers_truncate after truncate on mall_goods for each statement execute function goods_tiers_none();

insert into goods_tier (goods_id, low, below, micro, currency, category_id)
select id, mins[at], coalesce(mins[at + 1], 2147483648), micros[at], currency, category_id
from mall_goods cross join lateral generate_subscripts(mins, 1) as at where is_shown;
