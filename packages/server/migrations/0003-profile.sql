-- What a person tells of themselves, and what they may do.

alter table account
  add column roles     text[] not null default '{}' check (roles <@ array['enterprise', 'merchant', 'admin']),
  add column sex       text check (sex in ('male', 'female', 'secret')),
  add column email     text,
  add column company   text,
  add column position  text,
  add column industry  text,
  add column province  text,
  add column city      text,
  add column intro     text;
