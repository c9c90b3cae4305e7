-- In how many hours half of what comes in under an enterprise's posts is answered, as the daily work last counted it:
-- the directory puts sellers in that order, and counting it for each of them in a list would read all quotes.
alter table seller add column answer_hours real;
