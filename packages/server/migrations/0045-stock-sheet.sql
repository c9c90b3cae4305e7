-- Sheets of stock: where the pieces lie, and whether what a sheet does not hold is taken out once it is in.

alter table excel_row add column location text not null default '';
alter table excel_task add column replace_all boolean not null default false;
-- When its owner confirmed it: what was put or confirmed since is not taken out.
alter table excel_task add column started_at timestamptz;
