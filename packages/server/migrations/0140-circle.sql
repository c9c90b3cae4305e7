-- Circles, who is in them, and what they post there.

create table circle (
  id             int generated always as identity primary key,
  -- Who founded it; null where the site did.
  account_id     int references account on delete set null,
  name           text not null,
  -- The name as names are compared.
  plain          text not null,
  img_url        text not null,
  intro          text not null,
  reason         text not null default '',
  status         text not null default 'pending' check (status in ('pending', 'open', 'rejected')),
  reject_reason  text not null default '',
  member_count   int not null default 0,
  trend_count    int not null default 0,
  question_count int not null default 0,
  solved_count   int not null default 0,
  created_at     timestamptz not null default now()
);
create unique index circle_plain on circle (plain) where status <> 'rejected';
-- A person asks for one at a time.
create unique index circle_asked on circle (account_id) where status = 'pending';
create index circle_largest on circle (member_count desc, id) where status = 'open';
create index circle_account on circle (account_id);

create table circle_member (
  circle_id   int not null references circle on delete cascade,
  account_id  int not null references account on delete cascade,
  created_at  timestamptz not null default now(),
  primary key (circle_id, account_id)
);
create index circle_member_account on circle_member (account_id, created_at desc);
create index circle_member_first on circle_member (circle_id, created_at, account_id);

create table trend (
  id             int generated always as identity primary key,
  circle_id      int not null references circle on delete cascade,
  account_id     int not null references account on delete cascade,
  kind           text not null check (kind in ('question', 'show', 'talk')),
  title          text not null default '',
  content        text not null,
  -- As HTML, its part numbers leading to the parts.
  shown          text not null,
  input          text not null default '',
  output         text not null default '',
  load           text not null default '',
  tried          text not null default '',
  images         text[] not null default '{}',
  -- 'deleted' by its writer: nothing is left but its address.
  status         text not null check (status in ('published', 'pending', 'removed', 'deleted')),
  remove_reason  text not null default '',
  -- The comment that answers it. Goes with the comment: the question is open again.
  answer_id      int references comment on delete set null,
  like_count     int not null default 0,
  comment_count  int not null default 0,
  view_count     int not null default 0,
  created_at     timestamptz not null default now(),
  -- What lists are ordered by where much is said: likes and comments, less with every half day.
  heat           double precision not null generated always as (
    ln(1 + like_count + 2 * comment_count) + extract(epoch from created_at at time zone 'UTC') / 43200
  ) stored
);
create index trend_newest on trend (id desc) where status = 'published';
create index trend_hot on trend (heat desc, id desc) where status = 'published';
create index trend_circle on trend (circle_id, id desc) where status = 'published';
create index trend_circle_day on trend (circle_id, created_at) where status = 'published';
create index trend_circle_hot on trend (circle_id, heat desc, id desc) where status = 'published';
create index trend_open on trend (id desc) where status = 'published' and kind = 'question' and answer_id is null;
create index trend_circle_open on trend (circle_id, id desc)
  where status = 'published' and kind = 'question' and answer_id is null;
create index trend_account on trend (account_id, id desc);
create index trend_answer on trend (answer_id) where answer_id is not null;

-- Parts that a post is about, in the order that its writer gave them.
create table trend_part (
  trend_id  int not null references trend on delete cascade,
  place     int not null,
  part_id   int not null references part on delete cascade,
  primary key (trend_id, part_id)
);
create index trend_part_part on trend_part (part_id, trend_id desc);

-- What a published post is found by.
create table trend_word (
  trend_id  int primary key references trend on delete cascade,
  words     tsvector not null
);
create index trend_word_words on trend_word using gin (words);

-- Who read what on which day: a reader counts once.
create table trend_reader (
  trend_id  int not null references trend on delete cascade,
  reader    text not null,
  day       date not null,
  primary key (trend_id, reader, day)
);
create index trend_reader_day on trend_reader (day);

-- Weeks of which the members were told what was said.
create table circle_digest (week date primary key);

-- A post counts the comments that everybody sees, however they come and go.
create function trend_comments() returns trigger language plpgsql as $$
declare
  change int := case when tg_op <> 'DELETE' and not new.is_pending then 1 else 0 end
    - case when tg_op <> 'INSERT' and not old.is_pending then 1 else 0 end;
begin
  if change <> 0 then
    update trend set comment_count = comment_count + change where id = coalesce(new.target_id, old.target_id);
  end if;
  return null;
end $$;
create trigger trend_comment_insert after insert on comment
  for each row when (new.kind = 5) execute function trend_comments();
create trigger trend_comment_update after update of is_pending on comment
  for each row when (new.kind = 5) execute function trend_comments();
create trigger trend_comment_delete after delete on comment
  for each row when (old.kind = 5) execute function trend_comments();

-- A circle counts its members, and the posts that everybody sees.
create function circle_members() returns trigger language plpgsql as $$
begin
  update circle set member_count = member_count + case tg_op when 'INSERT' then 1 else -1 end
    where id = case tg_op when 'INSERT' then new.circle_id else old.circle_id end;
  return null;
end $$;
create trigger circle_member_change after insert or delete on circle_member
  for each row execute function circle_members();

create function circle_trends() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'published' then
    update circle set trend_count = trend_count - 1,
      question_count = question_count - (old.kind = 'question')::int,
      solved_count = solved_count - (old.kind = 'question' and old.answer_id is not null)::int
      where id = old.circle_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'published' then
    update circle set trend_count = trend_count + 1,
      question_count = question_count + (new.kind = 'question')::int,
      solved_count = solved_count + (new.kind = 'question' and new.answer_id is not null)::int
      where id = new.circle_id;
  end if;
  return null;
end $$;
create trigger circle_trend_change after insert or delete or update of status, kind, answer_id on trend
  for each row execute function circle_trends();

alter table report drop constraint report_kind_check;
alter table report add constraint report_kind_check check (kind in ('spec', 'article', 'comment', 'trend'));
drop index report_text;
create unique index report_text on report (account_id, kind, target_id) where kind in ('article', 'comment', 'trend');
