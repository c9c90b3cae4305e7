-- Who asks to be an author is read in what they handed in; the list of the desk holds no real name beside it.
update audit set title = '作者申请' where kind = 'author';
