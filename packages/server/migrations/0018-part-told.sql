-- Parts that tell parameters, best known first: alternates are looked for among them only (src/datasheet/alternate.ts),
-- however many bare numbers a catalogue brings.
create index part_told on part (category_id, popularity desc, id) where params <> '[]';
