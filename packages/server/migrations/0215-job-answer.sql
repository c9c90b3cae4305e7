-- What a company answers to who applied, and how an application ends well.

alter table job_delivery drop constraint job_delivery_status_check;
alter table job_delivery add constraint job_delivery_status_check
  check (status in ('sent', 'viewed', 'invited', 'refused', 'hired'));

alter table job_delivery
  -- What the file was called when it was sent.
  add column resume_name  text not null default '',
  -- What the company wrote with its last verdict.
  add column answer       text not null default '',
  -- When the status last changed.
  add column answered_at  timestamptz;

-- A company asks for those of one job in one status, and how many wait.
create index job_delivery_job on job_delivery (job_id, status, created_at desc, id desc);
