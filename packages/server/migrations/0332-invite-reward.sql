-- When somebody was rewarded for having invited this person; null until they were.
alter table account add column invite_rewarded_at timestamptz;
