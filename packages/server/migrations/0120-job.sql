-- Jobs that companies offer, and who applies for them.

create table job_category (
  id         int generated always as identity primary key,
  name       text not null unique,
  parent_id  int references job_category on delete restrict,
  position   int not null
);

create table job_post (
  id             int generated always as identity primary key,
  enterprise_id  int not null references enterprise on delete cascade,
  category_id    int not null references job_category on delete restrict,
  title          text not null,
  city           text not null,
  -- Yuan a month; both null is 面议, the upper one alone has no upper end.
  salary_min     int check (salary_min > 0),
  salary_max     int check (salary_max >= salary_min),
  education      text not null check (education in ('any', 'college', 'bachelor', 'master', 'doctor')),
  experience     text not null check (experience in ('any', 'graduate', 'under3', 'from3', 'from5', 'from10')),
  tags           text[] not null default '{}',
  description    text not null,
  requirement    text not null,
  address        text not null default '',
  contact_id     int references contact on delete set null,
  status         text not null default 'open' check (status in ('open', 'closed')),
  view_count     int not null default 0,
  -- Lexemes of title, tags, company and city.
  words          text[] not null default '{}',
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  check (salary_max is null or salary_min is not null)
);
create index job_post_newest on job_post (updated_at desc, id desc) where status = 'open';
create index job_post_kind on job_post (category_id, city, updated_at desc, id desc) where status = 'open';
create index job_post_city on job_post (city, updated_at desc, id desc) where status = 'open';
create index job_post_paid on job_post ((coalesce(salary_max, salary_min)) desc nulls last, id desc) where status = 'open';
create index job_post_viewed on job_post (view_count desc, id desc) where status = 'open';
create index job_post_own on job_post (enterprise_id, updated_at desc, id desc);
create index job_post_words on job_post using gin (words);
create index job_post_contact on job_post (contact_id) where contact_id is not null;

-- Who looked at a job on a day: a second look is no second one.
create table job_post_view (
  job_id  int not null references job_post on delete cascade,
  viewer  text not null,
  day     date not null,
  primary key (job_id, viewer, day)
);
create index job_post_view_day on job_post_view (day);

create table job_delivery (
  id          int generated always as identity primary key,
  job_id      int not null references job_post on delete cascade,
  account_id  int not null references account on delete cascade,
  name        text not null,
  mobile      text not null,
  resume_url  text not null,
  remark      text not null default '',
  status      text not null default 'sent' check (status in ('sent', 'viewed', 'invited', 'refused')),
  created_at  timestamptz not null,
  unique (job_id, account_id)
);
create index job_delivery_mine on job_delivery (account_id, created_at desc, id desc);
create index job_delivery_resume on job_delivery (resume_url);

insert into job_category (name, parent_id, position)
select name, null, position from unnest(array['研发', '应用与市场', '供应链与制造']) with ordinality as top (name, position);
insert into job_category (name, parent_id, position)
select kind.name, top.id, kind.position
from (values
  ('硬件研发', '研发', 1), ('嵌入式软件', '研发', 2), ('IC 设计', '研发', 3), ('PCB 设计', '研发', 4),
  ('测试与验证', '研发', 5), ('FAE 与应用', '应用与市场', 1), ('销售', '应用与市场', 2), ('产品经理', '应用与市场', 3),
  ('采购', '供应链与制造', 1), ('质量与失效分析', '供应链与制造', 2), ('生产与工艺', '供应链与制造', 3)
) as kind (name, parent, position)
join job_category top on top.name = kind.parent and top.parent_id is null;
