-- The sheet that a list of parts was read from: {header, rows} with the cells of each line, in the order of the lines.
alter table bom add column sheet jsonb;
alter table bom_version add column sheet jsonb;
