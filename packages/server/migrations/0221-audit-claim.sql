-- Who looks at a matter holds it for a while, so that two do not do the same work.
alter table audit
  add column claimed_by     int references account on delete set null,
  add column claimed_until  timestamptz;
create index audit_claimed on audit (claimed_by) where status = 'pending' and claimed_by is not null;
-- What was handed in for a thing before, and what of it was passed last.
create index audit_thing on audit (kind, target_id, id desc);
