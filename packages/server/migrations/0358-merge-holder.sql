-- Whether whoever held the brand that went holds the one that stays since: undoing takes that back.
alter table merge add column gives_holder boolean not null default false;
