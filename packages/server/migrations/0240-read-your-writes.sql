-- How far the database's log had come when a session last acted: lists are read for it from a replica that has come as far.
alter table session add column wrote_lsn pg_lsn;
