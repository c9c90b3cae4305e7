-- Talks of two people.

create table im_session (
  id          int generated always as identity primary key,
  -- The two, the smaller number first: two people have one talk.
  low_id      int not null references account on delete cascade,
  high_id     int not null references account on delete cascade,
  -- What was pinned last.
  topic       text check (topic in ('part', 'demand', 'goods', 'order')),
  topic_id    int,
  created_at  timestamptz not null,
  unique (low_id, high_id),
  check (low_id < high_id),
  check ((topic is null) = (topic_id is null))
);
create index im_session_high on im_session (high_id);

create table im_msg (
  id             int generated always as identity primary key,
  session_id     int not null references im_session on delete cascade,
  from_id        int not null references account on delete cascade,
  kind           text not null
                 check (kind in ('text', 'image', 'file', 'part', 'datasheet', 'goods', 'demand', 'quote', 'order')),
  -- The words; the name of a picture or file; the title that a card had.
  content        text not null,
  url            text,
  size           int,
  target_id      int,
  -- Drawn by the sender: a line that comes again with it is the same line.
  client_msg_id  text collate "C" not null,
  created_at     timestamptz not null,
  unique (from_id, client_msg_id)
);
create index im_msg_talk on im_msg (session_id, id desc);
create index im_msg_url on im_msg (url) where url is not null;

-- A talk as one of its two sees it.
create table im_member (
  session_id  int not null references im_session on delete cascade,
  account_id  int not null references account on delete cascade,
  peer_id     int not null references account on delete cascade,
  unread      int not null default 0 check (unread >= 0),
  -- The last line that this one has seen; all before it were.
  read_id     int not null default 0,
  -- The last line of the talk.
  last_id     int not null default 0,
  last_at     timestamptz not null,
  is_shown    boolean not null default false,
  -- Takes no more lines of the other.
  has_blocked boolean not null default false,
  primary key (session_id, account_id)
);
create index im_member_list on im_member (account_id, last_at desc, session_id desc) where is_shown;
create index im_member_unread on im_member (account_id) include (unread) where unread > 0;
create index im_member_peer on im_member (peer_id);
