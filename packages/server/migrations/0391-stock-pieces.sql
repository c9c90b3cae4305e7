-- A line of stock is found by what its number holds, not only by how it begins: by every four letters that follow each
-- other in it. No extension is asked for, so that any PostgreSQL does.

create function four_letters(word text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  pieces text[] := '{}';
begin
  for at in 1 .. length(word) - 3 loop
    pieces := pieces || substr(word, at, 4);
  end loop;
  return pieces;
end $$;

create index stock_pieces on stock using gin (four_letters(model_key)) where status = 'on';
