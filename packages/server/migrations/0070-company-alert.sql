-- A company of the register can be followed; what changes there is told, and may be muted.
alter table follow drop constraint follow_type_check;
alter table follow add constraint follow_type_check
  check (type in ('author', 'brand', 'agent', 'enterprise', 'company', 'originalFactory'));
alter table alert drop constraint alert_kind_check;
alter table alert add constraint alert_kind_check
  check (kind in ('search', 'match', 'revision', 'bom', 'expiry', 'company', 'arrival', 'certificate', 'account'));
alter table alert_mute drop constraint alert_mute_kind_check;
alter table alert_mute add constraint alert_mute_kind_check
  check (kind in ('search', 'match', 'revision', 'bom', 'expiry', 'company'));
