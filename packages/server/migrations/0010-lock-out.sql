-- Tries at a password are counted by number, whether somebody has it or not; counts of yesterday are swept away.

alter table account
  drop column failed_logins,
  drop column locked_until;
create index attempt_ends on attempt (ends_at);
