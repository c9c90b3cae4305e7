-- What tells the numbers of orders and payments of one second apart.
create sequence order_number minvalue 0 maxvalue 999999 cycle;
