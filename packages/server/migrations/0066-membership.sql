-- The plan that a person has paid for, and until when; what ended is kept, and counts for nothing.
create table membership (
  account_id  int primary key references account on delete cascade,
  -- Of the table of plans in portal/plans.ts.
  level_id    int not null,
  ends_at     timestamptz not null
);
create index membership_ending on membership (ends_at);
