-- What a word says is read from the index alone: the words of a trade lie on as many pages as there are companies of it.
alter table company_word drop constraint company_word_pkey, add primary key (key, company_id, kind) include (value);
