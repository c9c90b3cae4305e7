-- Posts of circles can be kept: favourites of type 5.
alter table favour drop constraint favour_type_check;
alter table favour add constraint favour_type_check check (type between 1 and 5);
