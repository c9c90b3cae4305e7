import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Who answers at every invented company: three people, none of whom there is, under numbers that ring nowhere. */
export const seedContacts = (tx: Db) =>
  sql`
    insert into contact (enterprise_id, name, job, mobile, tel, email, region, position)
    select enterprise.id, told.name, told.job,
      '+86-1000000' || lpad((enterprise.id * 3 + told.place)::text, 4, '0'),
      case when told.place = 0 then '0755 0000 ' || lpad(enterprise.id::text, 4, '0') end,
      case when told.place = 0 then 'sales' || enterprise.id || '@example.com' end,
      told.region, told.place
    from enterprise
    cross join (values (0, '叶工', '销售', '华南'), (1, '程小姐', '销售', '华东'), (2, '顾工', '技术支持', '全国'))
      as told (place, name, job, region)
    where enterprise.status = 'certified' and not exists (select from contact where enterprise_id = enterprise.id)
  `.execute(tx)
