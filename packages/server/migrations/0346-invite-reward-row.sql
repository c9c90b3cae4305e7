-- What somebody was given for whom they invited: it counts within a year, also where the person who was invited has left.
create table invite_reward (
  id          int generated always as identity primary key,
  inviter_id  int not null references account on delete cascade,
  at          timestamptz not null
);
create index invite_reward_inviter on invite_reward (inviter_id, at);
insert into invite_reward (inviter_id, at)
select invited_by, invite_rewarded_at from account
where invited_by is not null and invite_rewarded_at is not null
order by invite_rewarded_at, id;
