-- What the provider of companies has nothing of: for a day nobody asks again. What was asked is known by its hash.
create table company_miss (mark text primary key, ends_at timestamptz not null);
