-- Prices of watched parts are kept with tax: those that were kept as quoted are forgotten, and taken anew at the next look.

update bom
set watched = (select jsonb_object_agg(key, value || '{"price": null}') from jsonb_each(watched))
where watched is not null and watched <> '{}';
