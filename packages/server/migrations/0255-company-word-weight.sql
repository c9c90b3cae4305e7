-- How companies that are found alike follow each other, beside every word: those that do business first, of these those
-- with the shortest names. A page of a common word is so cut from the index alone.
alter table company_word add column weight smallint not null default 0;
update company_word set weight = least(length(company.name), 999)
  + case when company.reg_status in ('存续', '在业') then 0 else 1000 end
  from company where company.id = company_word.company_id;
alter table company_word drop constraint company_word_pkey,
  add primary key (key, company_id, kind) include (value, weight);

-- Whether a company has one more word is asked of a company.
drop index company_word_company;
create index company_word_company on company_word (company_id, key);

drop index company_code;
create unique index company_code on company (credit_code) include (id) where credit_code is not null;
