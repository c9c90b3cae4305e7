-- PDFs that open without a password are readable, whatever they forbid: those that were refused are looked into again.
delete from spec_check looked_into
where fault = 'encrypted' and not exists (select from spec_upload where sha256 = looked_into.sha256);

-- Titles and bookmarks are plain text.
update datasheet_revision
set outline = regexp_replace(outline::text, '</?(su[bp]|[biup]|em|strong|font|span)(\s[^<>]*)?>', '', 'gi')::jsonb
where outline::text ~* '</?(su[bp]|[biup]|em|strong|font|span)(\s[^<>]*)?>';

update spec_check
set title = regexp_replace(title, '</?(su[bp]|[biup]|em|strong|font|span)(\s[^<>]*)?>', '', 'gi'),
  outline = regexp_replace(outline::text, '</?(su[bp]|[biup]|em|strong|font|span)(\s[^<>]*)?>', '', 'gi')::jsonb
where (title || outline::text) ~* '</?(su[bp]|[biup]|em|strong|font|span)(\s[^<>]*)?>';
