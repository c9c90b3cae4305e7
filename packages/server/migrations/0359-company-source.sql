-- What the provider of companies has nothing of: for a day nobody asks again. What was asked is known by its hash.
create table company_miss (mark text primary key, ends_at timestamptz not null);

-- Rows of 天眼查 without a number of their own were known by their place. They are known by what they say, as they will be
-- the next time they are told, so that none of them is news.
with said as (
  select company_row.id, concat_ws(' ', data ->> 'date', coalesce(data ->> 'title', data ->> 'name')) as words, company_row.company_id,
    company_row.section, place
  from company_row
    join company on company.id = company_row.company_id
    join company_section on company_section.company_id = company_row.company_id
      and company_section.section = company_row.section and company_section.source = '天眼查开放平台'
  where starts_with(company_row.outer_id, company.outer_id || '.' || company_row.section || '.')
),
counted as (
  select id, words, row_number() over (partition by company_id, section, words order by place, id) as nth from said
)
update company_row set outer_id = case when nth = 1 then words else words || ' ' || nth end
from counted where counted.id = company_row.id;
