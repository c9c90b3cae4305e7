-- A company that the desk has blocked keeps its code and its name: nobody certifies it once more.
alter table enterprise drop constraint enterprise_status_check;
alter table enterprise add constraint enterprise_status_check
  check (status in ('pending', 'certified', 'rejected', 'blocked'));
-- Its members read why.
alter table enterprise add column block_reason text not null default '';

drop index enterprise_certified_code;
drop index enterprise_certified_name;
create unique index enterprise_certified_code on enterprise (credit_code) where status in ('certified', 'blocked');
create unique index enterprise_certified_name on enterprise (name_key) where status in ('certified', 'blocked');
