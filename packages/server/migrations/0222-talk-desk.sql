-- A side of a talk is a person, or the desk of a company: all its people see the talk, and one of them has it.

alter table im_session
  alter low_id drop not null,
  alter high_id drop not null,
  -- A talk of two people has the two above; one with a desk has these.
  add guest_id int references account on delete cascade,
  add enterprise_id int references enterprise on delete cascade,
  add constraint im_session_desk_one unique (guest_id, enterprise_id),
  add constraint im_session_sides check (
    num_nonnulls(low_id, high_id) = 2 and num_nonnulls(guest_id, enterprise_id) = 0
    or num_nonnulls(low_id, high_id) = 0 and num_nonnulls(guest_id, enterprise_id) = 2
  );
create index im_session_desk on im_session (enterprise_id) where enterprise_id is not null;

alter table im_member drop constraint im_member_pkey;
alter table im_member
  add id int generated always as identity primary key,
  -- Empty at a desk.
  alter account_id drop not null,
  -- Empty where the other side is a desk.
  alter peer_id drop not null,
  add enterprise_id int references enterprise on delete cascade,
  -- Who at the desk has the talk.
  add keeper_id int references account on delete set null,
  add constraint im_member_person unique (session_id, account_id),
  add constraint im_member_desk unique (session_id, enterprise_id),
  add constraint im_member_side check (num_nonnulls(account_id, enterprise_id) = 1),
  add constraint im_member_keeper check (keeper_id is null or enterprise_id is not null);
create index im_member_desk_list on im_member (enterprise_id, last_at desc, session_id desc)
  where is_shown and enterprise_id is not null;
create index im_member_desk_unread on im_member (enterprise_id) include (unread, keeper_id) where unread > 0;
create index im_member_kept on im_member (keeper_id) where keeper_id is not null;

-- What is said often: a person's own, or shared by a company.
create table quick_reply (
  id             int generated always as identity primary key,
  account_id     int references account on delete cascade,
  enterprise_id  int references enterprise on delete cascade,
  content        text not null,
  created_at     timestamptz not null,
  check (num_nonnulls(account_id, enterprise_id) = 1)
);
create index quick_reply_own on quick_reply (account_id, id) where account_id is not null;
create index quick_reply_shared on quick_reply (enterprise_id, id) where enterprise_id is not null;
